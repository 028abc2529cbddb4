import { randomUUID } from 'node:crypto'
import { type ClientMessageId, createSealedConversations, type GroupId, type UserId } from '@umkreis/chat-hub'
import { createE2eeApi } from '@umkreis/chat-hub/http'
import { createMemoryKeyStore } from '@umkreis/chat-hub/testing'
import type { MessageId, SendMessageRequest, StoredMessage } from '@umkreis/schemas'
import { DEMO_PASSWORD } from '../../tests/e2e/_util/people.ts'
import { createRandom } from '../history-texts.ts'

/** A stored message as the server's table has it. */
export type MessageRow = {
  readonly message_id: string
  readonly group_id: string
  readonly sender_id: string
  readonly sender_device_id: string | null
  readonly sequence: number
  readonly revision: number
  readonly content: string
  readonly epoch: number | null
  readonly sent_at: string
  readonly edit_count: 0
  readonly is_deleted: false
  readonly reply_to_message_id: string | null
  readonly client_message_id: string
}

/** Somebody who writes, with keys and a device of their own. */
export type Author = {
  readonly userId: UserId
  createGroup(name: string, userIds: readonly UserId[]): Promise<GroupId>
  /** Seals a message as it would go to the hub, and keeps it instead of sending it. */
  seal(groupId: GroupId, text: string, answered: MessageRow | undefined): Promise<SendMessageRequest>
}

async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json() as Promise<T>
}

type SignedIn = { readonly tokens: { readonly accessToken: string }; readonly user: { readonly userId: UserId } }

/** Signs a person of the demo organisation in. */
export function signInByCall(origin: string, email: string): Promise<SignedIn> {
  return post<SignedIn>(`${origin}/api/auth/login`, { email, password: DEMO_PASSWORD })
}

/** Signs a person of the demo organisation in, on a device of their own. */
export async function openAuthor(origin: string, email: string): Promise<Author> {
  const { tokens, user } = await signInByCall(origin, email)
  const sealed = new Map<ClientMessageId, SendMessageRequest>()
  const conversations = await createSealedConversations({
    userId: user.userId,
    store: createMemoryKeyStore(),
    api: createE2eeApi({ baseUrl: `${origin}/api`, getAccessToken: () => tokens.accessToken }),
    hub: {
      send: async (_method: string, [message]: readonly unknown[]) => {
        const request = message as SendMessageRequest
        sealed.set(request.ClientMessageId as ClientMessageId, request)
        return {} as StoredMessage
      },
    } as never,
    log: { error: (message, facts) => console.error(message, facts) },
  })
  await conversations.start()
  return {
    userId: user.userId,
    async createGroup(name, userIds) {
      const { groupId } = await post<{ groupId: GroupId }>(
        `${origin}/api/groups`,
        { name, userIds },
        tokens.accessToken,
      )
      return groupId
    },
    async seal(groupId, text, answered) {
      const clientMessageId = randomUUID() as ClientMessageId
      await conversations.send({
        groupId,
        clientMessageId,
        body: { text, ...(answered && { replyTo: answered.client_message_id }) },
        ...(answered && { replyToMessageId: answered.message_id as MessageId }),
      })
      const request = sealed.get(clientMessageId)
      sealed.delete(clientMessageId)
      if (!request) throw new Error('A message was not sealed')
      return request
    },
  }
}

/** Seals at a time: WebCrypto signs on threads of its own. */
const AT_A_TIME = 64
const DAY_MS = 86_400_000

/**
 * Seals a history: runs of a few messages by one person, a hundred and forty a day, every eighth an answer to one shortly
 * before.
 *
 * @returns A row for each text, in their order.
 */
export async function sealHistory(
  authors: readonly Author[],
  groupId: GroupId,
  texts: readonly string[],
  untilMs: number,
): Promise<MessageRow[]> {
  const rows: MessageRow[] = []
  const random = createRandom(11)
  let author = 0
  for (let from = 0; from < texts.length; from += AT_A_TIME) {
    const before = rows.slice(-AT_A_TIME)
    const batch = texts.slice(from, from + AT_A_TIME).map(async (text, at): Promise<MessageRow> => {
      const sequence = from + at + 1
      if (random() < 0.4) author = Math.floor(random() * authors.length)
      const answered = random() < 0.125 ? before[Math.floor(random() * before.length)] : undefined
      const { userId, seal } = authors[author] as Author
      const { Content, Epoch, DeviceId, ClientMessageId } = await seal(groupId, text, answered)
      return {
        message_id: randomUUID(),
        group_id: groupId,
        sender_id: userId,
        sender_device_id: DeviceId ?? null,
        sequence,
        revision: sequence,
        content: Content,
        epoch: Epoch ?? null,
        sent_at: new Date(untilMs - (texts.length - sequence) * (DAY_MS / 140)).toISOString(),
        edit_count: 0,
        is_deleted: false,
        reply_to_message_id: answered?.message_id ?? null,
        client_message_id: ClientMessageId as string,
      }
    })
    rows.push(...(await Promise.all(batch)))
  }
  return rows
}
