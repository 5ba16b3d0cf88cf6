import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const BUILT = '../src/roadstead/server/static'

/** Each text of the client twice more, compressed as well as can be: the server sends that, and need not do it at every start. */
const compressed = {
  name: 'compressed',
  apply: 'build' as const,
  closeBundle(): void {
    for (const name of readdirSync(BUILT, { recursive: true, encoding: 'utf8' })) {
      const path = join(BUILT, name)
      if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue
      const plain = readFileSync(path)
      writeFileSync(`${path}.br`, brotliCompressSync(plain))
      writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
    }
  },
}

// The built client goes into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), compressed],
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
