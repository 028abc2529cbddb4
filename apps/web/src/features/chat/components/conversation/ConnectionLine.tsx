import { Text } from '@umkreis/design-system'
import { memo, type ReactNode } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { useIsReached } from '../../../../services/reach.ts'
import { useLate } from '../../../../shared/hooks/use-late.ts'
import { copy } from '../../copy.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { connectionLine } from './ConnectionLine.css.ts'

/** A connection that comes back at once is nobody's concern. */
const PATIENCE_MS = 2000

/** The slim line that says that the hub is not reached; where nothing of the server is, the frame says so. */
export const ConnectionLine = memo(function ConnectionLine({
  conversations,
}: {
  conversations: Conversations
}): ReactNode {
  const connection = useObserved(conversations.connection)
  const isLate = useLate(connection !== 'connected', PATIENCE_MS)
  const isReached = useIsReached()
  return (
    <output>
      {isReached && (connection === 'offline' || isLate) ? (
        <Text as="span" size="small" tone="muted" className={connectionLine}>
          {connection === 'offline' ? copy.offline : copy.reconnecting}
        </Text>
      ) : null}
    </output>
  )
})
