import { words } from '../src/services/notices/words.ts'
import { chatPath } from './chat-path.ts'

/** What the server says of a new message; the message itself it can't read. */
type Payload = { readonly groupId: string; readonly title: string }

/** Tells of a new message that came while no page was open. Something is always shown: browsers ask for it. */
export async function showPush(
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'scope'>,
  data: Pick<PushMessageData, 'json'> | null,
): Promise<void> {
  const payload = readPayload(data)
  await registration.showNotification(payload?.title ?? words.product, {
    body: words.newMessage,
    // One for each group, the same as pages use: a later one takes the place of the earlier.
    tag: payload?.groupId ?? 'umkreis',
    icon: `${registration.scope}icons/icon-192.png`,
    badge: `${registration.scope}icons/badge-96.png`,
    data: { path: chatPath(registration.scope, payload?.groupId) },
  })
}

function readPayload(data: Pick<PushMessageData, 'json'> | null): Payload | undefined {
  try {
    const { groupId, title } = (data?.json() ?? {}) as Partial<Payload>
    return typeof groupId === 'string' && typeof title === 'string' && title !== '' ? { groupId, title } : undefined
  } catch {
    // Not what the server sends: that something came is all that can be said.
    return undefined
  }
}
