import { Skeleton } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { useLate } from '../../../../shared/hooks/use-late.ts'

/** The shape of what is being loaded, once that takes its time. */
export function Waiting({ rows = 5 }: { rows?: number }): ReactNode {
  return useLate(true) ? <Skeleton rows={rows} /> : null
}
