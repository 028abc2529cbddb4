import type { Group, GroupId, GroupMember } from '@umkreis/schemas'
import type { ShownUser } from '../../access/shown-users.ts'
import type { groupMembers, groups } from '../../db/schema/index.ts'
import { type MessageRow, formatMessage } from '../messages/format-message.ts'
import { formatUserSummary } from '../users/format-user.ts'

export interface GroupFacts {
  lastMessage: MessageRow | undefined
  members: GroupMember[]
  memberCount: number
  epoch: number | null
}

/** Turns a group's row and the viewer's membership into the group as that viewer sees it. */
export function formatGroup(
  group: typeof groups.$inferSelect,
  member: typeof groupMembers.$inferSelect,
  facts: GroupFacts,
): Group {
  return {
    groupId: group.groupId as GroupId,
    kind: group.directKey === null ? 'group' : 'pair',
    name: group.name ?? '',
    description: group.description,
    avatarUrl: group.avatarUrl,
    lastMessage: facts.lastMessage ? formatMessage(facts.lastMessage) : null,
    members: facts.members,
    memberCount: facts.memberCount,
    unreadCount: Math.max(0, group.lastSequence - Math.max(member.readSequence, member.joinedSequence)),
    lastReadSequence: member.readSequence,
    revision: group.lastRevision,
    epoch: facts.epoch,
    isMuted: member.isMuted,
    isPinned: member.isPinned,
  }
}

export function formatMember(user: ShownUser, groupRole: GroupMember['groupRole']): GroupMember {
  return { ...formatUserSummary(user), groupRole }
}
