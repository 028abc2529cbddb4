import { Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { copy } from '../../copy.ts'
import { useLate } from '../../hooks/use-late.ts'
import { useObserved } from '../../hooks/use-observed.ts'
import { connectionLine } from './ConnectionLine.css.ts'

/** A connection that comes back at once is nobody's concern. */
const PATIENCE_MS = 2000

/** The slim line that says that the hub is not reached. */
export function ConnectionLine({ conversations }: { conversations: Conversations }): ReactNode {
  const connection = useObserved(conversations.connection)
  const isLate = useLate(connection !== 'connected', PATIENCE_MS)
  return (
    <output>
      {connection === 'offline' || isLate ? (
        <Text as="span" size="small" tone="muted" className={connectionLine}>
          {connection === 'offline' ? copy.offline : copy.reconnecting}
        </Text>
      ) : null}
    </output>
  )
}
