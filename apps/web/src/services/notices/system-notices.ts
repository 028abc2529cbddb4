import { isToldOnDevice } from '../push/told-on-device.ts'
import { APP_BASE } from '../../shared/paths.ts'
import { startWorker } from '../worker/start-worker.ts'
import type { SystemNotice } from './notices.ts'

const SCOPE = `${APP_BASE}/`

/** Shows a notice of the system, where the member wants that on this device. A press on it is the service worker's to answer. */
export async function showSystemNotice({ title, body, tag, path }: SystemNotice, userId: string): Promise<void> {
  if (!isToldOnDevice(userId)) return
  const worker = await startWorker()
  // The same place and pictures as those that arrive while no page is open.
  await worker?.showNotification(title, {
    body,
    tag,
    icon: `${SCOPE}icons/icon-192.png`,
    badge: `${SCOPE}icons/badge-96.png`,
    data: { path },
  })
}

/** Takes all notices away but those with these tags. */
export async function clearNoticesBut(tags: readonly string[]): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(SCOPE)
  const shown = (await worker?.getNotifications?.()) ?? []
  for (const notice of shown) if (notice.tag !== '' && !tags.includes(notice.tag)) notice.close()
}
