import * as v from 'valibot'
import { customFieldValueSchema, userSchema } from '../profile/user.ts'

/** A value of a custom field that both people have, such as a language. */
const sharedFieldSchema = v.object({ ...customFieldValueSchema.entries, value: v.string() })

/**
 * `GET /users/{userId}/match`: what the viewer and another person have in common, by their profiles alone. Both see the
 * same score, from 0 to 100, and the same sentence. Lists begin with what is rarest among their colleagues.
 */
export const matchSchema = v.object({
  user: userSchema,
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** In the other's words. */
  sharedSkills: v.array(v.string()),
  /** The same skills, in the same order, in the words of the viewer: K8s may be the other's Kubernetes. */
  sharedSkillsOfViewer: v.array(v.string()),
  /** Skills of the other that go with what the viewer can, and that the viewer does not have. */
  complementarySkills: v.array(v.string()),
  /** The same the other way round. */
  offeredSkills: v.array(v.string()),
  sameCity: v.boolean(),
  /** One entry for each value that both have. */
  customFields: v.array(sharedFieldSchema),
  sentence: v.string(),
})
/** What two people have in common. */
export type Match = v.InferOutput<typeof matchSchema>

/** `GET /users/matches`: colleagues with whom the viewer has something in common and no conversation yet, best first. */
export const matchesAnswerSchema = v.array(matchSchema)
/** `GET /users/matches`. */
export type MatchesAnswer = v.InferOutput<typeof matchesAnswerSchema>
