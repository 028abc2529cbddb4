import { Skeleton } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { head, log, skeleton } from './ConversationSkeleton.css.ts'

/** The shape of a conversation that is on its way: who is in it, and what was said. */
export function ConversationSkeleton(): ReactNode {
  return (
    <div className={skeleton}>
      <div className={head}>
        <Skeleton rows={1} label={copy.loadingGroups} />
      </div>
      <div className={log} aria-hidden>
        <Skeleton rows={5} />
      </div>
    </div>
  )
}
