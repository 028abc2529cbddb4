import { VisuallyHidden } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { mentionTotalAtom } from '../../services/mentions.ts'
import { unreadTotalAtom } from '../../services/unread.ts'
import { copy } from './copy.ts'

const TOTALS = { unread: unreadTotalAtom, mentions: mentionTotalAtom } as const

/** How many messages, or mentions in the feed, wait to be looked at; nothing when none does. */
export function WaitingCount({ of, className }: { of: keyof typeof TOTALS; className: string }): ReactNode {
  const total = useAtomValue(TOTALS[of])
  if (total <= 0) return null
  return (
    <span className={className}>
      {total > 99 ? '99+' : total}
      <VisuallyHidden> {copy.waiting[of](total)}</VisuallyHidden>
    </span>
  )
}
