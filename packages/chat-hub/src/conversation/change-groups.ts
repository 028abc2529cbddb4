import type { UserId } from '@umkreis/schemas'
import { NotAllowedInGroupError } from './errors.ts'
import { postAddLink, postChangeLink, postFirstLink, postFreshLink, type GroupWriteContext } from './group-links.ts'
import { isChanged, requireManager, requireManagerLeft } from './group-rights.ts'
import type { GroupChange } from './group-security.ts'
import type { GroupState } from './group-state.ts'
import { requireAcceptedKeys, requireExpectedMembers } from './group-trust.ts'
import type { Identity } from './identity.ts'
import type { ExpectedMembers } from './readiness.ts'
import { isRekeyDue } from './rekey-due.ts'

/** What one step came to: the state with its link, `done` when there is nothing to do, nothing when somebody was quicker. */
type Outcome = GroupState | undefined | 'done'

/** Signs people in whom the server counts as members already. @returns Also who of them was never out of the signed roster. */
export async function addPeople(
  context: GroupWriteContext,
  identity: Identity,
  state: GroupState,
  { shown, userIds }: { readonly shown: ExpectedMembers | undefined; readonly userIds: readonly UserId[] },
): Promise<{ readonly back: readonly UserId[]; readonly outcome: Outcome }> {
  requireExpectedMembers(context, identity, state, shown)
  const { chain } = state
  const missing = userIds.filter((userId) => !chain?.roster.has(userId))
  const back = userIds.filter((userId) => !missing.includes(userId))
  if (chain && missing.length === 0) {
    await requireAcceptedKeys(context, identity, state, true, back)
    if (!isRekeyDue(context, state)) return { back, outcome: 'done' }
    return { back, outcome: await postFreshLink(context, identity, state, chain) }
  }
  if (chain?.isPair) throw new NotAllowedInGroupError('pair')
  if (chain) requireManager(chain, identity)
  await requireAcceptedKeys(context, identity, state, true, missing)
  const outcome = chain
    ? await postAddLink(context, identity, state, chain, missing)
    : await postFirstLink(context, identity, state)
  return { back, outcome }
}

/** Signs what a manager wants to be different, with a fresh key. */
export async function changeGroup(
  context: GroupWriteContext,
  identity: Identity,
  state: GroupState,
  { shown, change }: { readonly shown: ExpectedMembers | undefined; readonly change: GroupChange },
): Promise<Outcome> {
  const { chain } = state
  if (!chain || !isChanged(chain, change)) return 'done'
  requireManager(chain, identity)
  requireManagerLeft(state, chain, change)
  requireExpectedMembers(context, identity, state, shown)
  await requireAcceptedKeys(context, identity, state, true)
  return postChangeLink(context, identity, state, chain, change)
}
