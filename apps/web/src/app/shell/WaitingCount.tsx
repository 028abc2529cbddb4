import { VisuallyHidden } from '@umkreis/design-system'
import type { ReactNode } from 'react'

/** How many messages wait; nothing when none does. */
export function UnreadCount({ total, className }: { total: number; className: string }): ReactNode {
  if (total <= 0) return null
  return (
    <span className={className}>
      {total > 99 ? '99+' : total}
      <VisuallyHidden> unread</VisuallyHidden>
    </span>
  )
}
