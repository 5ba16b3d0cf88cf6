import { describe, expect, it } from 'vitest'
import { gains, likely, quiet } from './outcome'

describe('what is paid and gained', () => {
  it('is told of oneself first, then of the others, then of the table', () => {
    const rows = gains(
      [
        { whose: 'wood', what: 'price', before: '4', after: '3', way: -1 },
        { whose: 'Ben', what: 'money', before: '2', after: '5', seat: 1, way: 1 },
        { whose: 'Ann', what: 'money', before: '9', after: '6', seat: 0, way: -1 },
      ],
      0,
    )
    expect(rows.map((row) => [row.whose, row.cells[0]!.way])).toEqual([['Ann', 'loss'], ['Ben', 'gain'], ['wood', 'other']])
  })

  it('leaves long words and the words of nobody to the lines', () => {
    const long = 'a very long list of things that lie in the hold'
    expect(gains([{ whose: 'Ann', what: 'holds', before: long, after: 'nothing', seat: 0 }, { whose: 'round 2', what: 'dice', before: 'none', after: '5' }], 0)).toEqual([])
  })

  it('says of the others what is a number, and not where their ships would lie: that is seen on the table', () => {
    const moved = { what: 'where', before: 'inshore', after: 'in port' }
    const rows = gains([{ whose: 'Ben', seat: 1, ...moved }, { whose: 'Ann', seat: 0, ...moved }], 0)
    expect(rows.map((row) => row.whose)).toEqual(['Ann'])
  })

  it('says the same thing once', () => {
    const change = { whose: 'Ann', what: 'money', before: '9', after: '6', seat: 0, way: -1 }
    expect(gains([change, change], 0)[0]!.cells).toHaveLength(1)
  })
})

it('is quiet where nothing changes and nothing is left open', () => {
  expect(quiet({})).toBe(true)
  expect(quiet({ open: true })).toBe(false)
  expect(quiet({ gone: ['card'] })).toBe(false)
})

describe('a chance', () => {
  it('is a share, about so much of a hundred, the throws and what happens with them', () => {
    expect(likely({ times: 1, of: 6, lines: ['Ann wins.'], thrown: 'the star' })).toEqual({ share: '1 in 6', percent: '17 %', thrown: 'with the star', words: 'Ann wins.' })
  })

  it('says so where it is only an amount that is thrown, where nothing happens, and where it goes on unknown', () => {
    expect(likely({ times: 1, of: 1, lines: ['Ann pays 100 to 600.'] })).toMatchObject({ share: 'always', percent: '' })
    expect(likely({ times: 2, of: 6 }).words).toBe('Nothing of this.')
    expect(likely({ times: 1, of: 6, open: true }).words).toBe('Something hidden decides.')
    expect(likely({ times: 1, of: 6, lines: ['Ben sails.'], open: true }).words).toBe('Ben sails. Then something hidden decides.')
  })
})
