import type { GroupChain } from '@umkreis/crypto'
import type { UserId } from '@umkreis/schemas'
import { NotAllowedInGroupError } from './errors.ts'
import type { GroupChange } from './group-security.ts'
import type { GroupState } from './group-state.ts'
import type { Identity } from './identity.ts'

/** Whether anything would be different. */
export function isChanged(chain: GroupChain, { roles, historyPolicy }: GroupChange): boolean {
  const hasNewPolicy = historyPolicy !== undefined && historyPolicy !== chain.historyPolicy
  return hasNewPolicy || [...(roles ?? [])].some(([userId, role]) => chain.roster.get(userId)?.role !== role)
}

/** Demands that the signed roster calls this person a manager: what anybody else signs is refused by all. @throws {NotAllowedInGroupError} */
export function requireManager(chain: GroupChain, { userId }: Identity): void {
  if (chain.roster.get(userId)?.role !== 'manager') throw new NotAllowedInGroupError('not-a-manager')
}

/** Demands that somebody can change the group afterwards. @throws {NotAllowedInGroupError} */
export function requireManagerLeft({ server }: GroupState, chain: GroupChain, { roles }: GroupChange): void {
  const present = server.members.map(({ userId }) => userId).filter((userId) => chain.roster.has(userId))
  const roleOf = (userId: UserId) => roles?.get(userId) ?? chain.roster.get(userId)?.role
  if (!present.some((userId) => roleOf(userId) === 'manager')) throw new NotAllowedInGroupError('last-manager')
}
