import { Skeleton } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { skeleton } from './GroupPanel.css.ts'

/** The shape of conversations that are on their way. */
export function GroupListSkeleton({ rows = 7 }: { rows?: number }): ReactNode {
  return (
    <div className={skeleton}>
      <Skeleton rows={rows} label={copy.loadingGroups} />
    </div>
  )
}
