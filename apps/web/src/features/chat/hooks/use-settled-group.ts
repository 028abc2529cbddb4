import type { Group } from '@umkreis/schemas'
import { useState } from 'react'

/** What every message changes, and what stands around the log does not show. */
const NEWS: ReadonlySet<string> = new Set<keyof Group>(['lastMessage', 'lastReadSequence', 'revision', 'unreadCount'])

/**
 * A group apart from what is written in it: the same object until something else of it changes. Whatever takes it need not be
 * drawn again with every message.
 */
export function useSettledGroup(group: Group): Group {
  const [settled, setSettled] = useState(group)
  if (isSettled(settled, group)) return settled
  setSettled(group)
  return group
}

function isSettled(before: Group, now: Group): boolean {
  if (before === now) return true
  const keys = Object.keys(now) as (keyof Group)[]
  return keys.every((key) => NEWS.has(key) || before[key] === now[key])
}
