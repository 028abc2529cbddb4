import * as v from 'valibot'
import { groupIdSchema, userIdSchema } from '../ids.ts'
import { severalLines, singleLine, visibleOrEmpty } from '../plain-text.ts'
import { userSummarySchema } from '../profile/user.ts'
import { messageSchema } from './message.ts'

/** A person in a group. Managers of a group add, remove and rename; whoever made it is one. */
export const groupMemberSchema = v.object({
  ...userSummarySchema.entries,
  groupRole: v.picklist(['manager', 'member']),
})
/** A person in a group. */
export type GroupMember = v.InferOutput<typeof groupMemberSchema>

/**
 * A conversation as its member sees it. `name` is empty in a conversation of two made without one: the interface shows
 * the other person. `members` holds everybody in `GET /groups/{groupId}` and in the answer to `POST /groups`, and at
 * most four, the viewer last, in the list. `epoch` is the newest key link (E2EE.md), null before the first. `isMuted` and
 * `isPinned` are the viewer's own: nobody else learns of them.
 */
export const groupSchema = v.object({
  groupId: groupIdSchema,
  kind: v.picklist(['pair', 'group']),
  name: v.string(),
  description: v.string(),
  avatarUrl: v.nullable(v.string()),
  lastMessage: v.nullable(messageSchema),
  members: v.array(groupMemberSchema),
  memberCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  unreadCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lastReadSequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  epoch: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  isMuted: v.boolean(),
  isPinned: v.boolean(),
})
/** A conversation as its member sees it. */
export type Group = v.InferOutput<typeof groupSchema>

/** `GET /groups`: the pinned ones first, and of each kind the most recently used. */
export const groupsAnswerSchema = v.object({
  groups: v.array(groupSchema),
  paginationDataDto: v.object({ currentPage: v.number(), lastPage: v.number() }),
})
/** `GET /groups`. */
export type GroupsAnswer = v.InferOutput<typeof groupsAnswerSchema>

/** People a group takes at most. */
export const GROUP_MEMBERS_MAX = 1000

/**
 * `POST /groups`: the caller becomes a member and the group's manager without being named. Two people and no name: the
 * conversation these two already have is answered.
 */
export const createGroupRequestSchema = v.object({
  userIds: v.pipe(
    v.array(userIdSchema),
    v.minLength(1, 'Please choose at least one person'),
    v.maxLength(GROUP_MEMBERS_MAX),
  ),
  name: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(120, 'At most 120 characters'),
      singleLine('Invalid name'),
      visibleOrEmpty('Invalid name'),
    ),
  ),
  description: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(500, 'At most 500 characters'), severalLines('Invalid description')),
  ),
})
/** `POST /groups`. */
export type CreateGroupRequest = v.InferOutput<typeof createGroupRequestSchema>
