import type { HistoryPolicy, RosterRole } from '@umkreis/crypto'
import type { GroupId, UserId } from '@umkreis/schemas'
import type { Unsubscribe } from '../connection/hub-client.ts'
import type { GroupState } from './group-state.ts'
import type { UserDirectory } from './user-directory.ts'

/** What the signed links say about a group, as far as this device has read them. */
export interface GroupSecurity {
  /** Whether people who are added later can read what was written before. */
  readonly historyPolicy: HistoryPolicy
  readonly isPair: boolean
  /** Everybody whom the signed roster names; a manager may add people and change the group. */
  readonly roles: ReadonlyMap<UserId, RosterRole>
  /** Members who had no keys when the newest link named them: they can read once they have signed in and somebody else was online. */
  readonly pending: readonly UserId[]
}

/** What a manager wants to be different. What is left out stays. */
export interface GroupChange {
  /** New roles of people whom the roster names. */
  readonly roles?: ReadonlyMap<UserId, RosterRole>
  readonly historyPolicy?: HistoryPolicy
}

/** The signed side of a group: who is in it, who may change it, and who may read the past. */
export interface GroupSigning {
  /**
   * Signs people into a group whom the server has just added to it.
   *
   * @throws {EncryptionNotReadyError}
   * @throws {NotAllowedInGroupError} If this person is no manager of the signed roster, or it is a conversation of two.
   */
  addToGroup(groupId: GroupId, userIds: readonly UserId[]): Promise<void>
  /**
   * Signs new roles or another policy, with a fresh key. What is so already changes nothing. Another policy holds for people who are added from now on.
   *
   * @throws {EncryptionNotReadyError}
   * @throws {NotAllowedInGroupError} If this person is no manager of the signed roster, or takes the role from its last manager.
   * @throws {ArgumentError} If somebody is named who is no member.
   */
  changeGroup(groupId: GroupId, change: GroupChange): Promise<void>
  /** What is known of a group without asking; `undefined` before it was opened, and while it has no keys. */
  groupSecurity(groupId: GroupId): GroupSecurity | undefined
  /** Runs when {@link groupSecurity} of a group may have changed. */
  onGroupSecurityChange(handler: (groupId: GroupId) => void): Unsubscribe
  /**
   * Makes fresh keys for groups in which this person is named, so that nobody who had an earlier key reads on. One group that cannot be re-keyed is
   * logged and does not keep the others.
   *
   * @param groupIds Unless told: all that this device has looked at.
   * @returns Those that have a fresh key now.
   * @throws {EncryptionNotReadyError} If this device is not ready.
   */
  rekeyGroups(groupIds?: readonly GroupId[]): Promise<GroupId[]>
}

/** Members of the signed roster who had no keys when it was signed. */
export function keylessMembers({ chain }: GroupState): UserId[] {
  return [...(chain?.roster.values() ?? [])]
    .filter(({ chainSeq }) => chainSeq === 0)
    .map(({ userId }) => userId as UserId)
}

/** What the signed links say; `undefined` while there are none. */
export function securityOf(state: GroupState | undefined, directory: UserDirectory): GroupSecurity | undefined {
  if (!state?.chain) return undefined
  const { historyPolicy, isPair, roster, epoch } = state.chain
  const withoutBox = new Set(state.server.pending.filter((row) => row.epoch === epoch).map(({ userId }) => userId))
  const keyless = new Set(keylessMembers(state).filter((userId) => !directory.peek(userId)))
  const roles = new Map([...roster.values()].map(({ userId, role }) => [userId as UserId, role]))
  const pending = [...roles.keys()].filter((userId) => withoutBox.has(userId) || keyless.has(userId))
  return { historyPolicy, isPair, roles, pending }
}
