import * as v from 'valibot'

/**
 * Argument of the event `FeedChanged`: a post of the organisation's feed is new, is different (its text, pin, votes,
 * reactions or comments), or is gone; or it, or a comment below it, names whoever is told so. What it says is asked for at
 * the API. Guests and global users are told nothing.
 */
export const feedChangedSchema = v.object({
  postId: v.string(),
  change: v.picklist(['posted', 'changed', 'removed', 'mentioned']),
})
/** Argument of the event `FeedChanged`. */
export type FeedChanged = v.InferOutput<typeof feedChangedSchema>
