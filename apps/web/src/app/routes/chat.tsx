import { Heading } from '@umkreis/design-system'
import type { ReactNode } from 'react'

/** `/app/chat`. */
export function Component(): ReactNode {
  return <Heading level={1}>Chat</Heading>
}
