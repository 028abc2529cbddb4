import type { KeyStore } from '@umkreis/chat-hub'
import { clientMessageIdSchema, groupIdSchema, messageIdSchema, userIdSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import type { ChatMessage, TextBody } from '../conversation/chat-message.ts'
import type { NewMessage } from '../conversation/conversations.ts'

/** What is wanted of a stored message: new words, or (`edit: null`) that it goes. */
export type WantedChange = {
  /** Of this wish; any that no other has. */
  readonly id: string
  readonly message: ChatMessage
  readonly edit: TextBody | null
}

/** Something that the server does not have yet, as this device keeps it. */
export type KeptWork = {
  /** ISO 8601. */
  readonly createdAt: string
  /** The page that brings it. */
  readonly tabId: string
  /** Refused for good: kept until its author decides. */
  readonly isRefused: boolean
} & OutboxWork

/** What the outbox brings: a new message, or a change to one. */
export type OutboxWork = { readonly message: NewMessage } | { readonly change: WantedChange }

/** Keeps messages and changes across pages until the server has them. */
export interface OutboxStore {
  /** Changes what is kept while no other page does. The order is kept. @returns What is kept from now on. */
  change(edit: (kept: readonly KeptWork[]) => readonly KeptWork[]): Promise<readonly KeptWork[]>
}

/** What tells one from all others. */
export function workId(work: OutboxWork): string {
  return 'message' in work ? work.message.clientMessageId : work.change.id
}

const VALUE_NAME = 'outbox'

// What is kept was sealed by this device itself: only a newer or older version of the application may have written it.
const noteEntries = { createdAt: v.string(), tabId: v.string(), isRefused: v.boolean() }
const keptSchema = v.array(
  v.union([
    v.looseObject({
      ...noteEntries,
      message: v.looseObject({
        groupId: groupIdSchema,
        clientMessageId: clientMessageIdSchema,
        body: v.looseObject({ kind: v.picklist(['text', 'reaction']) }),
      }),
    }),
    v.looseObject({
      ...noteEntries,
      change: v.looseObject({
        id: v.string(),
        message: v.looseObject({ groupId: groupIdSchema, messageId: messageIdSchema, senderId: userIdSchema }),
        edit: v.nullable(v.looseObject({ kind: v.literal('text'), text: v.string() })),
      }),
    }),
  ]),
)

/**
 * Keeps the outbox among the secrets of the device: what will be sealed when it is sent must not lie about in plain text
 * before.
 *
 * @param store The member's own.
 */
export function createOutboxStore(store: Pick<KeyStore, 'get' | 'put' | 'lock'>): OutboxStore {
  const load = async (): Promise<readonly KeptWork[]> => {
    const bytes = await store.get(VALUE_NAME)
    if (!bytes) return []
    return v.parse(keptSchema, JSON.parse(new TextDecoder().decode(bytes))) as readonly unknown[] as KeptWork[]
  }
  return {
    change: (edit) =>
      store.lock(VALUE_NAME, async () => {
        const before = await load()
        const after = edit(before)
        if (after !== before) await store.put(VALUE_NAME, new TextEncoder().encode(JSON.stringify(after)))
        return after
      }),
  }
}
