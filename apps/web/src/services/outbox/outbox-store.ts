import type { KeyStore } from '@umkreis/chat-hub'
import { clientMessageIdSchema, groupIdSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import type { NewMessage } from '../conversation/conversations.ts'

/** A message that the server does not have yet, as this device keeps it. */
export type KeptMessage = {
  readonly message: NewMessage
  /** ISO 8601. */
  readonly createdAt: string
  /** The page that brings it. */
  readonly tabId: string
  /** Refused for good: kept until its author decides. */
  readonly isRefused: boolean
}

/** Keeps messages across pages until the server has them. */
export interface OutboxStore {
  /** Changes what is kept while no other page does. The order is kept. @returns What is kept from now on. */
  change(edit: (kept: readonly KeptMessage[]) => readonly KeptMessage[]): Promise<readonly KeptMessage[]>
}

const VALUE_NAME = 'outbox'

// What is kept was sealed by this device itself: only a newer or older version of the application may have written it.
const keptSchema = v.array(
  v.looseObject({
    message: v.looseObject({
      groupId: groupIdSchema,
      clientMessageId: clientMessageIdSchema,
      body: v.looseObject({ kind: v.picklist(['text', 'reaction']) }),
    }),
    createdAt: v.string(),
    tabId: v.string(),
    isRefused: v.boolean(),
  }),
)

/**
 * Keeps the outbox among the secrets of the device: what will be sealed when it is sent must not lie about in plain text
 * before.
 *
 * @param store The member's own.
 */
export function createOutboxStore(store: Pick<KeyStore, 'get' | 'put' | 'lock'>): OutboxStore {
  const load = async (): Promise<readonly KeptMessage[]> => {
    const bytes = await store.get(VALUE_NAME)
    if (!bytes) return []
    return v.parse(keptSchema, JSON.parse(new TextDecoder().decode(bytes))) as readonly unknown[] as KeptMessage[]
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
