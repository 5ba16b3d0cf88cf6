import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const BUILT = '../build/client'
const SERVED = '../src/roadstead/server/static'
const PAGE = 'index.html'

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile())
}

/** Each text of the client twice more, compressed as well as can be: the server sends that, and need not do it at every start. */
function compress(): void {
  for (const name of files(BUILT)) {
    const path = join(BUILT, name)
    if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue
    const plain = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(plain))
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
  }
}

/** Put a file in its place, whole. */
function put(name: string): void {
  const place = join(SERVED, name)
  mkdirSync(dirname(place), { recursive: true })
  copyFileSync(join(BUILT, name), `${place}.new`)
  renameSync(`${place}.new`, place)
}

/**
 * The built client goes into the Python package, which serves it.  A server may start meanwhile: the page is exchanged when
 * everything that it loads is there, and what the page before loaded goes last.
 */
function publish(): void {
  const built = files(BUILT)
  for (const name of built) if (name !== PAGE) put(name)
  put(PAGE)
  for (const name of files(SERVED)) if (!built.includes(name)) rmSync(join(SERVED, name))
}

const published = {
  name: 'published',
  apply: 'build' as const,
  writeBundle: {
    order: 'post' as const,
    sequential: true,
    handler(): void {
      compress()
      publish()
    },
  },
}

export default defineConfig({
  plugins: [svelte(), published],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages share is one file: a dozen small ones weigh more, and take longer to ask for.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: /svelte[\\/]|src[\\/](lib|parts)[\\/]/, minShareCount: 3, maxModuleSize: 6000 }] } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8000', '/board': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
