import {
  GROUPS_PAGE_SIZE,
  addMembersRequestSchema,
  groupSchema,
  groupsAnswerSchema,
  memberRoleUpdateSchema,
  ownGroupUpdateSchema,
  updateGroupRequestSchema,
  type Group,
  type GroupId,
  type GroupsAnswer,
  type MemberRoleUpdate,
  type OwnGroupUpdate,
  type UpdateGroupRequest,
  type UserId,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** Finding and changing groups. All but `find`, `leave` and `changeMine` are only for who manages the group. */
export interface GroupChangesResource {
  /** One's groups whose name, description or people hold each word of the query. @param pageNumber Starts at 1. */
  find(query: string, pageNumber?: number, signal?: AbortSignal): Promise<GroupsAnswer>
  /** Renames or describes; what is named is changed. */
  update(groupId: GroupId, changes: UpdateGroupRequest): Promise<Group>
  /** Mutes or pins, for oneself alone. */
  changeMine(groupId: GroupId, changes: OwnGroupUpdate): Promise<Group>
  /** @param avatar PNG, JPEG or WebP, at most 5 MB. */
  putAvatar(groupId: GroupId, avatar: Blob): Promise<Group>
  deleteAvatar(groupId: GroupId): Promise<Group>
  addMembers(groupId: GroupId, userIds: readonly UserId[]): Promise<Group>
  removeMember(groupId: GroupId, userId: UserId): Promise<Group>
  /** Lets somebody manage the group, or no more; its last manager stays one. */
  setMemberRole(groupId: GroupId, userId: UserId, groupRole: MemberRoleUpdate['groupRole']): Promise<Group>
  leave(groupId: GroupId): Promise<void>
}

/** Adds the calls that change groups to a client. @throws {TypeError} For what this package did not make. */
export function createGroupChanges(client: ApiClient): GroupChangesResource {
  const http = transportOf(client)
  const at = (groupId: GroupId, part = '') => `groups/${encodeURIComponent(groupId)}${part}`
  return {
    find: (query, pageNumber = 1, signal) =>
      http.json('get', 'groups', groupsAnswerSchema, {
        searchParams: { query, pageNumber, pageSize: GROUPS_PAGE_SIZE },
        ...(signal ? { signal } : {}),
      }),
    async update(groupId, changes) {
      const json = http.parseRequest(updateGroupRequestSchema, changes)
      return http.json('patch', at(groupId), groupSchema, { json })
    },
    async changeMine(groupId, changes) {
      const json = http.parseRequest(ownGroupUpdateSchema, changes)
      return http.json('patch', at(groupId, '/mine'), groupSchema, { json })
    },
    async putAvatar(groupId, avatar) {
      const body = new FormData()
      body.append('avatar', avatar)
      return http.json('put', at(groupId, '/avatar'), groupSchema, { body })
    },
    deleteAvatar: (groupId) => http.json('delete', at(groupId, '/avatar'), groupSchema),
    async addMembers(groupId, userIds) {
      const json = http.parseRequest(addMembersRequestSchema, { userIds: [...userIds] })
      return http.json('post', at(groupId, '/members'), groupSchema, { json })
    },
    removeMember: (groupId, userId) =>
      http.json('delete', at(groupId, `/members/${encodeURIComponent(userId)}`), groupSchema),
    async setMemberRole(groupId, userId, groupRole) {
      const json = http.parseRequest(memberRoleUpdateSchema, { groupRole })
      return http.json('patch', at(groupId, `/members/${encodeURIComponent(userId)}`), groupSchema, { json })
    },
    leave: (groupId) => http.send('post', at(groupId, '/leave')),
  }
}
