import { reactRouter } from '@react-router/dev/vite'
import { SOURCE_CONDITION } from '@umkreis/tooling/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'

const port = Number(process.env.SITE_PORT ?? 4802)
const server = `http://localhost:${process.env.PORT ?? 4800}`

/** The pages carry no router that could take a change in: while one works on them, the browser loads them anew. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  apply: 'serve',
  handleHotUpdate: ({ server }) => server.ws.send({ type: 'full-reload' }),
}

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter(), reloadPages],
  resolve: { conditions: [SOURCE_CONDITION, 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: { conditions: [SOURCE_CONDITION, 'module', 'node', 'development|production'] },
    noExternal: [/^@umkreis\//],
  },
  build: { assetsInlineLimit: 0 },
  server: { port, strictPort: true, proxy: { '/api': server, '/app': server } },
})
