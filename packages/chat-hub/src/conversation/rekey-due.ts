import type { UserId } from '@umkreis/schemas'
import type { GroupContext, GroupState } from './group-state.ts'

/** Whether the current epoch must not be used any more: the server says so, or this device can see why. */
export function isRekeyDue(context: GroupContext, state: GroupState): boolean {
  const { chain, server } = state
  if (!chain) return false
  const present = new Set<string>(server.members.map((member) => member.userId))
  return (
    server.rekeyDue ||
    [...chain.roster.values()].some((entry) => {
      const known = context.directory.peek(entry.userId as UserId)
      const hasNewKey = entry.generation !== 0 && known !== undefined && known.generation !== entry.generation
      return hasNewKey || !present.has(entry.userId)
    })
  )
}
