import * as v from 'valibot'

/** No figure is about fewer people than this. */
export const INSIGHT_FEWEST = 5

/** Why a number is missing: it is under five; it is hidden so that such a number stays so; or it is one of the two. */
export const hiddenReasonSchema = v.picklist(['few', 'with', 'few-or-with'])
/** Why a number is missing. */
export type HiddenReason = v.InferOutput<typeof hiddenReasonSchema>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const name = v.pipe(v.string(), v.trim(), v.maxLength(200))

/** Whom the figures are about. A position is a field of work, as the answer names it. All of them may be combined. */
export const peopleInsightsQuerySchema = v.object({
  country: v.optional(name),
  /** Only together with its country. */
  city: v.optional(name),
  position: v.optional(name),
})
/** Whom the figures are about. */
export type PeopleInsightsQuery = v.InferOutput<typeof peopleInsightsQuerySchema>

/** How many people there are somewhere. An empty name: they do not say. */
export const headCountSchema = v.object({
  name: v.string(),
  /** Of a city. */
  country: v.nullable(v.string()),
  /** Null: hidden, and `hidden` says why. */
  people: v.nullable(count),
  hidden: v.nullable(hiddenReasonSchema),
})
/** How many people there are somewhere. */
export type HeadCount = v.InferOutput<typeof headCountSchema>

/** How often people of two places, or of two fields of work, are in a group together. */
export const connectionsSchema = v.object({
  names: v.array(v.string()),
  links: v.array(
    v.object({
      /** Places in `names`; the same twice: within one. */
      from: count,
      to: count,
      /** Memberships in common for each hundred pairs of people; null: fewer than five people are behind it. */
      perHundred: v.nullable(v.pipe(v.number(), v.minValue(0))),
    }),
  ),
})
/** How often people of two places, or of two fields of work, are in a group together. */
export type Connections = v.InferOutput<typeof connectionsSchema>

/** `GET /insights/people`: figures about the people of one's organisation, none about fewer than five. */
export const peopleInsightsSchema = v.object({
  /** Null: fewer than five, or hidden so that such a number stays so. */
  people: v.nullable(count),
  countries: v.array(headCountSchema),
  cities: v.array(headCountSchema),
  positions: v.array(headCountSchema),
  /** What can be chosen: what the whole organisation shows. */
  choices: v.object({
    countries: v.array(v.string()),
    cities: v.array(v.object({ name: v.string(), country: v.string() })),
    positions: v.array(v.string()),
  }),
  /** How many fill a part of their profile. */
  profile: v.array(
    v.object({
      part: v.picklist(['picture', 'description', 'skills', 'position', 'city']),
      state: v.picklist(['shown', 'few', 'nearly-all', 'hidden']),
      people: v.nullable(count),
    }),
  ),
  /** Null where two filters at once would tell too much about each. */
  skills: v.nullable(
    v.object({
      /** Held by five or more; a null number: nearly everybody. */
      held: v.array(v.object({ skill: v.string(), people: v.nullable(count) })),
      /** How many skills are held by fewer than five people. They are not named. */
      fragile: count,
    }),
  ),
  /** Of the whole organisation, whatever is chosen. */
  connections: v.object({ cities: connectionsSchema, positions: connectionsSchema }),
})
/** `GET /insights/people`. */
export type PeopleInsights = v.InferOutput<typeof peopleInsightsSchema>
