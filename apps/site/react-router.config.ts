import type { Config } from '@react-router/dev/config'
import { readdirSync, renameSync, rmSync } from 'node:fs'
import { PAGE_ADDRESSES } from './src/pages.ts'

const client = new URL('build/client/', import.meta.url)

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...PAGE_ADDRESSES, '/404'],
  // The pages carry no router: what it would have loaded, and the page that would start it, are not deployed.
  buildEnd() {
    // The name under which static hosts, and the server, look for it.
    renameSync(new URL('404/index.html', client), new URL('404.html', client))
    rmSync(new URL('404', client), { recursive: true })
    rmSync(new URL('__spa-fallback.html', client), { force: true })
    rmSync(new URL('islands/manifest.json', client), { force: true })
    rmSync(new URL('islands/arrival-manifest.json', client), { force: true })
    rmSync(new URL('build/server', import.meta.url), { recursive: true, force: true })
    for (const file of readdirSync(new URL('assets/', client))) {
      if (file.endsWith('.js')) rmSync(new URL(`assets/${file}`, client))
    }
  },
} satisfies Config
