// A chat server in memory that follows the rules written at the shapes in `@umkreis/schemas` and opens nothing.
import type { GroupId, GroupMemberRole, Message, UserId } from '@umkreis/schemas'
import { fakeDeviceCalls } from './fake-device-rules.ts'
import { fakeGroupCalls, markRekey } from './fake-group-rules.ts'
import { createFakeHubCall } from './fake-message-rules.ts'
import { fakePairingCalls } from './fake-pairing-rules.ts'
import { connectFakeDevice, type FakeServerDevice } from './fake-server-device.ts'
import { createFakeServerTables, type StoredGroup, type StoredUser } from './fake-server-tables.ts'
import { fakeUserCalls } from './fake-user-rules.ts'

/** The server. Its tables are open: a test can read them as an attacker would, or put something into them. */
export interface FakeChatServer {
  readonly users: Map<UserId, StoredUser>
  readonly groups: Map<GroupId, StoredGroup>
  /** Makes a group without a key link, as the server does. */
  addGroup(groupId: GroupId, members: Readonly<Record<string, GroupMemberRole>>, isPair?: boolean): void
  /** Adds a member on the server's side alone: signing in is up to a client. */
  addMember(groupId: GroupId, userId: UserId, role?: GroupMemberRole): void
  /** Removes a member: delivery ends at once and a re-key is due. */
  removeMember(groupId: GroupId, userId: UserId): void
  /** A further connection of somebody. */
  connect(userId: UserId): FakeServerDevice
  /** What is stored in a group, in its order. */
  messages(groupId: GroupId): Message[]
}

/** An empty server. */
export function createFakeChatServer(): FakeChatServer {
  const tables = createFakeServerTables()
  const { users, groups } = tables
  const call = createFakeHubCall(tables)
  return {
    users,
    groups,
    connect(userId) {
      const api = {
        ...fakeUserCalls(tables, userId),
        ...fakeDeviceCalls(tables, userId),
        ...fakePairingCalls(tables, userId),
        ...fakeGroupCalls(tables, userId),
      }
      return connectFakeDevice(tables, userId, api, call)
    },
    messages: (groupId) => [...(groups.get(groupId)?.messages ?? [])],
    addGroup: (groupId, members, isPair) => tables.addGroup(groupId, members, isPair),
    addMember(groupId, userId, role = 'member') {
      groups.get(groupId)?.members.set(userId, role)
    },
    removeMember(groupId, userId) {
      const group = groups.get(groupId)
      if (!group?.members.delete(userId)) return
      if (group.named.includes(userId)) markRekey(tables, groupId, group)
    },
  }
}
