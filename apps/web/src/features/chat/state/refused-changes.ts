import { HubCallError } from '@umkreis/chat-hub'
import type { MessageId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { conversationsAtom } from '../../../services/conversation/conversations.ts'
import { logWarning } from '../../../services/log.ts'
import type { UnsentChange } from '../../../services/outbox/send-queue.ts'
import { changeAtom } from './messages.ts'

const refusedBase = atom<ReadonlyMap<MessageId, UnsentChange>>(new Map())

/** The last edit or deletion of each message that was refused after its page had gone: it stands there until its author decides. */
export const refusedChangesAtom = atom((get) => get(refusedBase))

/** Shows what was refused. */
export const noteRefusedChangesAtom = atom(null, (get, set, changes: readonly UnsentChange[]) => {
  const refused = changes.filter(({ isRefused }) => isRefused)
  if (refused.length === 0 && get(refusedBase).size === 0) return
  set(refusedBase, new Map(refused.map((one) => [one.change.message.messageId, one])))
})

/** Brings a change that an earlier page could not bring: shown at once, taken back if it is refused. Never rejects. */
export const bringChangeAtom = atom(null, async (get, set, { change }: UnsentChange) => {
  const { message, edit } = change
  const conversations = get(conversationsAtom)
  try {
    await set(changeAtom, message.messageId, edit ? { kind: 'edit', body: edit } : { kind: 'delete' }, async () =>
      conversations?.goOnChanging(change),
    )
  } catch (error) {
    logWarning('A message was not changed', error)
    // Of a message that is gone nothing is left to decide.
    if (error instanceof HubCallError && error.code === 'NotFound') conversations?.forgetUnsent(change.id)
  }
})

/** Gives up what was refused of a message. */
export const discardChangeAtom = atom(null, (get, _set, { change }: UnsentChange) => {
  const conversations = get(conversationsAtom)
  for (const one of conversations?.unsentChanges.get() ?? []) {
    if (one.isRefused && one.change.message.messageId === change.message.messageId) {
      conversations?.forgetUnsent(one.change.id)
    }
  }
})
