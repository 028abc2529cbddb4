import { ButtonLink, Heading, Text } from '@umkreis/design-system'
import type { GroupId } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { paths } from '../../../../shared/paths.ts'
import { copy } from '../../copy.ts'
import { gate } from './ClosedGate.css.ts'

/** In place of the composer where messages are closed on this device: the way to open them, and back to this conversation. */
export function ClosedGate({ groupId }: { groupId: GroupId }): ReactNode {
  return (
    <section className={gate} aria-label={copy.closedTitle}>
      <div>
        <Heading level={3}>{copy.closedTitle}</Heading>
        <Text size="small" tone="muted">
          {copy.closedWhy}
        </Text>
      </div>
      <div>
        <ButtonLink variant="accent" href={paths.openMessages({ returnTo: paths.chat({ group: groupId }) })}>
          {copy.openMessages}
        </ButtonLink>
      </div>
    </section>
  )
}
