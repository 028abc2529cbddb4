import { atom } from 'jotai'
import type { OutgoingMessage } from '../../../services/conversation/chat-message.ts'
import type { Conversations } from '../../../services/conversation/conversations.ts'
import type { UnsentMessage } from '../../../services/outbox/send-queue.ts'
import { logWarning } from '../../../services/log.ts'
import { currentUserAtom } from '../../../services/session.ts'
import { copy } from '../copy.ts'
import { deliverAtom, messagesAtom, messagesEventAtom } from './messages.ts'
import { bringChangeAtom, noteRefusedChangesAtom } from './refused-changes.ts'

/**
 * Shows what was written, edited or deleted on another page, or before this one was loaded, and is not sent yet; until the
 * call that it returns.
 */
export const followUnsentAtom = atom(null, (_get, set, { unsent, unsentChanges }: Conversations) => {
  const known = new Set<string>()
  const show = () => {
    for (const one of unsent.get()) if (one.isInherited) set(showUnsentAtom, one)
  }
  const showChanges = () => {
    for (const one of unsentChanges.get()) {
      if (!one.isInherited || known.has(one.change.id)) continue
      known.add(one.change.id)
      if (!one.isRefused) void set(bringChangeAtom, one)
    }
    set(noteRefusedChangesAtom, unsentChanges.get())
  }
  show()
  showChanges()
  const stops = [unsent.subscribe(show), unsentChanges.subscribe(showChanges)]
  return () => stops.forEach((stop) => stop())
})

const showUnsentAtom = atom(null, (get, set, { message, createdAt, isRefused }: UnsentMessage) => {
  const { userId } = get(currentUserAtom)
  const { clientMessageId } = message
  const { list, outgoing } = get(messagesAtom)
  const stored = list.kind === 'loaded' ? list.messages : []
  const isShown = [...outgoing, ...stored].some(
    (one) => one.clientMessageId === clientMessageId && one.senderId === userId,
  )
  if (isShown) return
  const shown: OutgoingMessage = {
    ...message,
    senderId: userId,
    createdAt,
    uploadIds: [],
    delivery: { kind: 'sending' },
  }
  set(messagesEventAtom, { type: 'send-started', message: shown })
  if (isRefused) set(messagesEventAtom, { type: 'send-failed', clientMessageId, detail: copy.unknownProblem })
  // The row says why it failed and offers Retry.
  else set(deliverAtom, shown).catch((error: unknown) => logWarning('A message was not sent', error))
})
