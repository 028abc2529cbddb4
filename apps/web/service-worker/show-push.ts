import { feedWords } from '../src/services/notices/feed-words.ts'
import { words } from '../src/services/notices/words.ts'
import { chatPath } from './chat-path.ts'

/** What the server says of a new message, which itself it can't read, or of being named in the feed. */
type Payload = { readonly title: string } & ({ readonly groupId: string } | { readonly postId: string })

/** Tells of what came while no page was open. Something is always shown: browsers ask for it. */
export async function showPush(
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'scope'>,
  data: Pick<PushMessageData, 'json'> | null,
): Promise<void> {
  const payload = readPayload(data)
  const { scope } = registration
  await registration.showNotification(payload?.title ?? words.product, {
    ...textOf(payload, scope),
    icon: `${scope}icons/icon-192.png`,
    badge: `${scope}icons/badge-96.png`,
  })
}

function textOf(payload: Payload | undefined, scope: string): Pick<NotificationOptions, 'body' | 'tag' | 'data'> {
  if (payload && 'postId' in payload) {
    const path = new URL('home', scope).pathname
    return { body: feedWords.mentioned, tag: `post ${payload.postId}`, data: { path } }
  }
  // One for each group, the same as pages use: a later one takes the place of the earlier.
  const tag = payload?.groupId ?? 'umkreis'
  return { body: words.newMessage, tag, data: { path: chatPath(scope, payload?.groupId) } }
}

function readPayload(data: Pick<PushMessageData, 'json'> | null): Payload | undefined {
  try {
    const { groupId, postId, title } = (data?.json() ?? {}) as Record<string, unknown>
    if (typeof title !== 'string' || title === '') return undefined
    if (typeof groupId === 'string') return { groupId, title }
    return typeof postId === 'string' ? { postId, title } : undefined
  } catch {
    // Not what the server sends: that something came is all that can be said.
    return undefined
  }
}
