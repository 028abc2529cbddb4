import { Text } from '@umkreis/design-system'
import type { GroupId, UserId } from '@umkreis/schemas'
import { type ReactNode, useMemo } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { copy } from './copy.ts'
import { dot, dots, line } from './TypingLine.css.ts'

/** Who else is writing. It stands over the foot of the log, so that nothing moves when somebody begins. */
export function TypingLine({
  groupId,
  conversations,
  nameOf,
}: {
  groupId: GroupId
  conversations: Conversations
  nameOf: (id: UserId) => string
}): ReactNode {
  const typers = useObserved(useMemo(() => conversations.typing(groupId), [conversations, groupId]))
  if (typers.length === 0) return null
  return (
    <div className={line}>
      <span className={dots} aria-hidden>
        <span className={dot} />
        <span className={dot} />
        <span className={dot} />
      </span>
      <Text as="span" size="meta" tone="muted" truncate>
        {copy.typing(typers.map(nameOf))}
      </Text>
    </div>
  )
}
