import * as v from 'valibot'
import { userIdSchema } from '../ids.ts'
import { severalLines, singleLine, visible } from '../plain-text.ts'
import { GROUP_MEMBERS_MAX } from './group.ts'

/** `PATCH /groups/{groupId}`: what is named is changed. Only for who manages the group. */
export const updateGroupRequestSchema = v.object({
  name: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      visible('Name is required'),
      v.maxLength(120, 'At most 120 characters'),
      singleLine('Invalid name'),
    ),
  ),
  description: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(500, 'At most 500 characters'), severalLines('Invalid description')),
  ),
})
/** `PATCH /groups/{groupId}`. */
export type UpdateGroupRequest = v.InferOutput<typeof updateGroupRequestSchema>

/** `POST /groups/{groupId}/members`, answered by the group. Only for who manages the group. */
export const addMembersRequestSchema = v.object({
  userIds: v.pipe(
    v.array(userIdSchema),
    v.minLength(1, 'Please choose at least one person'),
    v.maxLength(GROUP_MEMBERS_MAX),
  ),
})
/** `POST /groups/{groupId}/members`. */
export type AddMembersRequest = v.InferOutput<typeof addMembersRequestSchema>

/** `PATCH /groups/{groupId}/members/{userId}`, answered by the group. Only for who manages it; its last manager stays one. */
export const memberRoleUpdateSchema = v.object({ groupRole: v.picklist(['manager', 'member']) })
/** `PATCH /groups/{groupId}/members/{userId}`. */
export type MemberRoleUpdate = v.InferOutput<typeof memberRoleUpdateSchema>
