import { SOURCE_CONDITION } from '@umkreis/tooling/vitest'
import { defineConfig } from 'vite'

/**
 * The pages are pure HTML without the router's scripts; their few live parts are one module, built before them into the
 * public folder, whose hashed name the pages read from the manifest.
 */
export default defineConfig({
  publicDir: false,
  resolve: { conditions: [SOURCE_CONDITION, 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'public/islands',
    emptyOutDir: true,
    assetsDir: '.',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/islands/main.ts' },
  },
})
