import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Context } from '../context.ts'
import type { HttpEnv } from './route.ts'

const SHOWN_MAILS = 50

/**
 * `/outbox`: what the demonstration would have mailed, the newest first. Not there otherwise, nor where mails are sent, nor
 * by a foreign name: mails hold reset links.
 */
export function addOutbox(app: Hono<HttpEnv>, context: Context): void {
  if (!context.config.isDemo || context.config.smtp) return
  const folder = join(context.config.dataDir, 'outbox')
  app.get('/outbox', async (http) => {
    if (!isOwnHost(http.req.header('host'), context.publicUrl())) return http.notFound()
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const newest = names.sort().reverse().slice(0, SHOWN_MAILS)
    const mails = await Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')))
    const page = html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Outbox</title>
          <style>
            body {
              font:
                1rem/1.5 system-ui,
                sans-serif;
              max-width: 50rem;
              margin: 2rem auto;
              padding: 0 1rem;
              color-scheme: light dark;
            }
            pre {
              white-space: pre-wrap;
              overflow-wrap: anywhere;
              border: 1px solid;
              border-radius: 0.5rem;
              padding: 1rem;
            }
          </style>
        </head>
        <body>
          <h1>Outbox</h1>
          <p>Mails of this demonstration. None of them is sent.</p>
          ${mails.length === 0 ? html`<p>No mails yet.</p>` : mails.map((mail) => html`<pre>${linkAddresses(mail)}</pre>`)}
        </body>
      </html>`
    return http.html(page, 200, { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
}

/** A page elsewhere whose name is made to lead to this machine would read the mails as its own. */
function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  const asked = URL.parse(`http://${host ?? ''}`)?.hostname
  return asked !== undefined && [new URL(publicUrl).hostname, 'localhost', '127.0.0.1', '[::1]'].includes(asked)
}

/** Makes the mails' web addresses links; everything else is escaped by the template. */
function linkAddresses(mail: string): unknown[] {
  return mail
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}
