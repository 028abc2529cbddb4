import { Avatar, Dialog, Text } from '@umkreis/design-system'
import type { MemberReading, UserId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import type { ChatMessage } from '../../../../services/conversation/chat-message.ts'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { type DateRules, formatMessageTime } from '../../logic/dates.ts'
import { gatherReaders } from '../../logic/delivery-state.ts'
import { peopleAtom } from '../../state/groups.ts'
import { copy } from './copy.ts'
import { heading, list, person, words } from './MessageInfo.css.ts'

/** Who has read a message, who has got it, and who has not yet, each with the time as far as it is known. */
export function MessageInfo({
  message,
  conversations,
  nameOf,
  dates,
  onClose,
}: {
  message: ChatMessage
  conversations: Conversations
  nameOf: (id: UserId) => string
  dates: DateRules
  onClose: () => void
}): ReactNode {
  const { groupId, sequence, sendDate } = message
  const readings = useObserved(useMemo(() => conversations.reading(groupId), [conversations, groupId]))
  const { read, delivered, waiting } = useMemo(() => gatherReaders(readings, sequence), [readings, sequence])
  const timeOf = (place: number, at: string | null) => {
    if (at === null) return null
    const time = formatMessageTime(at, dates)
    // The place has moved on since: this message was reached at that time or before.
    return place > sequence ? copy.atLatest(time) : time
  }
  return (
    <Dialog open onClose={onClose} title={copy.infoTitle} description={copy.sentAt(formatMessageTime(sendDate, dates))}>
      {read.length + delivered.length + waiting.length === 0 ? <Text tone="muted">{copy.nobody}</Text> : null}
      <People
        title={copy.readBy(read.length)}
        people={read}
        nameOf={nameOf}
        timeOf={({ readSequence, readAt }) => timeOf(readSequence, readAt)}
      />
      <People
        title={copy.deliveredTo(delivered.length)}
        people={delivered}
        nameOf={nameOf}
        timeOf={({ deliveredSequence, deliveredAt }) => timeOf(deliveredSequence, deliveredAt)}
      />
      <People title={copy.waitingFor(waiting.length)} people={waiting} nameOf={nameOf} timeOf={() => null} />
    </Dialog>
  )
}

function People({
  title,
  people,
  nameOf,
  timeOf,
}: {
  title: string
  people: readonly MemberReading[]
  nameOf: (id: UserId) => string
  timeOf: (reading: MemberReading) => string | null
}): ReactNode {
  const known = useAtomValue(peopleAtom)
  if (people.length === 0) return null
  return (
    <section aria-label={title}>
      <Text as="h3" size="small" weight={600} className={heading}>
        {title}
      </Text>
      <ul className={list}>
        {people.map((one) => (
          <li key={one.userId} className={person}>
            <Avatar name={nameOf(one.userId)} src={known.get(one.userId)?.avatarUrl ?? null} size={36} />
            <div className={words}>
              <Text as="span" weight={600} truncate>
                <bdi>{nameOf(one.userId)}</bdi>
              </Text>
              <Text as="span" size="small" tone="muted">
                {timeOf(one)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
