import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The built client goes into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/roadstead/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8000', '/board': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
