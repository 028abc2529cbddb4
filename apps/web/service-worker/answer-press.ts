import { chatPath } from './chat-path.ts'

/** Leads to what a notice told of: on a page that is open, else on a new one. */
export async function answerPress(
  { clients, registration }: Pick<ServiceWorkerGlobalScope, 'clients' | 'registration'>,
  notice: Pick<Notification, 'close' | 'data'>,
): Promise<void> {
  notice.close()
  const path = pathOf(notice.data, registration.scope)
  const pages = await clients.matchAll({ type: 'window' })
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
  if (!page) {
    await clients.openWindow(path)
    return
  }
  await page.focus()
  // The page goes there by itself, and keeps what was being written.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker has no target
  page.postMessage({ kind: 'open', path })
}

function pathOf(data: unknown, scope: string): string {
  const { path } = (data ?? {}) as { path?: unknown }
  return typeof path === 'string' && path.startsWith(new URL(scope).pathname) ? path : chatPath(scope, undefined)
}
