import { expect, it } from 'vitest'
import { addressOf } from './picture'

it('writes the address of a table as people write it', () => {
  expect(addressOf('https://play.example.org', 'abc')).toBe('play.example.org/t/abc')
  expect(addressOf('http://127.0.0.1:8000', 'abc')).toBe('127.0.0.1:8000/t/abc')
})
