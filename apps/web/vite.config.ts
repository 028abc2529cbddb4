import { SOURCE_CONDITION } from '@umkreis/tooling/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { contentSecurityPolicy } from './vite/content-security-policy.ts'
import { slimIcons } from './vite/slim-icons.ts'
import { preloadFonts } from './vite/preload-fonts.ts'

const server = process.env.UMKREIS_SERVER ?? `http://127.0.0.1:${process.env.PORT ?? 4800}`

const proxy = { '/api': { target: server }, '/chatHub': { target: server, ws: true } }

const BASE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|jotai|ky|valibot)[\\/]|packages[\\/](api-client|schemas)[\\/]/
const PARTS =
  /node_modules[\\/](react-aria|react-aria-components|react-stately|@phosphor-icons|@vanilla-extract)[\\/]|packages[\\/]design-system[\\/]/

export default defineConfig({
  base: '/app/',
  plugins: [react(), vanillaExtractPlugin(), slimIcons(), contentSecurityPolicy(), preloadFonts()],
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  build: {
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files compress better than many. What every screen needs is one of them, the parts that many screens share
        // a second, and the rest loads with the screens.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'parts', test: PARTS, minShareCount: 8, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy,
  },
  preview: { proxy },
})
