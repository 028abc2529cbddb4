import { SOURCE_CONDITION } from '@umkreis/tooling/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { contentSecurityPolicy } from './vite/content-security-policy.ts'
import { preloadFonts } from './vite/preload-fonts.ts'

const server = process.env.UMKREIS_SERVER ?? `http://127.0.0.1:${process.env.PORT ?? 4800}`

export default defineConfig({
  base: '/app/',
  plugins: [react(), vanillaExtractPlugin(), contentSecurityPolicy(), preloadFonts()],
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  build: {
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What changes seldom stays cached when the product changes often.
        advancedChunks: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/].*[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: {
      '/api': { target: server },
      '/chatHub': { target: server, ws: true },
      '/files': { target: server },
    },
  },
})
