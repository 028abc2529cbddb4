import { SOURCE_CONDITION } from '@umkreis/tooling/vitest'
import { defineConfig } from 'vite'

/**
 * The script that looks where a visitor belongs runs before the first paint, so it can't be a module: it is built on its
 * own, beside the islands.
 */
export default defineConfig({
  publicDir: false,
  resolve: { conditions: [SOURCE_CONDITION, 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'public/islands',
    emptyOutDir: false,
    assetsDir: '.',
    manifest: 'arrival-manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/islands/arrival.ts', output: { format: 'iife' } },
  },
})
