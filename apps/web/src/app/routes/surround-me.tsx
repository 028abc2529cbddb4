import { Heading } from '@umkreis/design-system'
import type { ReactNode } from 'react'

/** `/app/surround-me`. */
export function Component(): ReactNode {
  return <Heading level={1}>Surround me</Heading>
}
