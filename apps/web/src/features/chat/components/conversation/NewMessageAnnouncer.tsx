import { VisuallyHidden } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { copy } from '../../copy.ts'
import { summaryOf } from '../../logic/message-summary.ts'
import type { ShownMessage } from '../../logic/shown-messages.ts'

/** Characters of a message that are read out; the rest can be read in its place. */
const SPOKEN_LENGTH = 200

/**
 * Tells listeners what others write while the conversation is shown; not what was there when it opened, and not older
 * pages.
 */
export const NewMessageAnnouncer = memo(function NewMessageAnnouncer({
  messages,
  viewerId,
  nameOf,
}: {
  messages: readonly ShownMessage[]
  viewerId: UserId
  nameOf: (id: UserId) => string
}): ReactNode {
  const heardUntil = useRef<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const last = messages.findLast(({ state }) => state.kind === 'stored')
    const sequence = last?.state.kind === 'stored' ? last.state.message.sequence : 0
    const before = heardUntil.current
    heardUntil.current = Math.max(sequence, before ?? 0)
    if (before === null || !last || sequence <= before || last.senderId === viewerId) return
    const text = summaryOf(last.body, copy)
    setAnnouncement(copy.newMessageFrom(nameOf(last.senderId), text.slice(0, SPOKEN_LENGTH)))
  }, [messages, viewerId, nameOf])
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  )
})
