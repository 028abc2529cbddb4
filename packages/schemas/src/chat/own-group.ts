import * as v from 'valibot'

/** `PATCH /groups/{groupId}/mine`, answered by the group: how it stands with the caller alone. What is named is changed. */
export const ownGroupUpdateSchema = v.object({
  isMuted: v.optional(v.boolean()),
  isPinned: v.optional(v.boolean()),
})
/** `PATCH /groups/{groupId}/mine`. */
export type OwnGroupUpdate = v.InferOutput<typeof ownGroupUpdateSchema>
