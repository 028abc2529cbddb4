/** What a page asks the worker of a new build: to stand in for the one before. `script` is what the page itself runs. */
type Request = { readonly kind: 'take-over'; readonly script: string }

/**
 * Lets this worker follow the one before it, which throws the files of the build before away. Not while another page is
 * open, which may still need them, nor for a page that runs another build itself.
 */
export async function takeOver(
  worker: Pick<ServiceWorkerGlobalScope, 'clients' | 'skipWaiting'>,
  message: unknown,
  isOwnFile: (url: string) => boolean,
): Promise<void> {
  if (!isRequest(message) || !isOwnFile(message.script)) return
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await worker.skipWaiting()
}

function isRequest(message: unknown): message is Request {
  const { kind, script } = (message ?? {}) as Partial<Request>
  return kind === 'take-over' && typeof script === 'string'
}
