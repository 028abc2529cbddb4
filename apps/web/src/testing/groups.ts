import { groupSchema, type Group } from '@umkreis/schemas'
import * as v from 'valibot'
import { buildStored } from './messages.ts'
import { johanna, karim } from './people.ts'

/** Builds a group of Johanna, who looks at it, and Karim. */
export function buildGroup(groupId: string, changes: Partial<Record<keyof Group, unknown>> = {}): Group {
  return v.parse(groupSchema, {
    groupId,
    kind: 'group',
    name: `Group ${groupId}`,
    description: '',
    avatarUrl: null,
    lastMessage: buildStored(groupId, 1),
    members: [
      { ...karim, groupRole: 'member' },
      { ...johanna, groupRole: 'manager' },
    ],
    memberCount: 2,
    unreadCount: 0,
    lastReadSequence: 1,
    revision: 1,
    epoch: 1,
    isMuted: false,
    isPinned: false,
    ...changes,
  })
}
