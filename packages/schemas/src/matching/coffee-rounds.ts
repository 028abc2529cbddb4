import * as v from 'valibot'
import { userSummarySchema } from '../profile/user.ts'
import { matchSchema } from '../surround-me/match.ts'

const time = v.pipe(v.string(), v.isoTimestamp())

/** For how long one can leave rounds out at a time, in days. */
export const COFFEE_SNOOZE_MAX_DAYS = 366

/** How often colleagues are brought together: every week, every two weeks, or on the first Monday of a month. */
export const coffeeIntervalSchema = v.picklist(['weekly', 'two-weekly', 'monthly'])
/** How often colleagues are brought together. */
export type CoffeeInterval = v.InferOutput<typeof coffeeIntervalSchema>

/** `PUT /coffee-rounds/{roundId}/feedback`: whether one met, and whether it was good. Nobody else sees it. */
export const coffeeFeedbackSchema = v.pipe(
  v.object({
    hasMet: v.boolean(),
    /** Null: not said. Who was not met cannot have been good. */
    wasGood: v.nullable(v.boolean()),
  }),
  v.forward(
    v.check(({ hasMet, wasGood }) => hasMet || wasGood === null, 'Only a meeting can be good or not'),
    ['wasGood'],
  ),
)
/** What one says about a round. */
export type CoffeeFeedback = v.InferOutput<typeof coffeeFeedbackSchema>

/** `GET /coffee-rounds`: the organisation's rounds, whether one takes part, and with whom one is brought together now. */
export const coffeeRoundsSchema = v.object({
  /** Null where the organisation has no rounds, and for guests. */
  programme: v.nullable(v.object({ interval: coffeeIntervalSchema, nextRoundAt: time })),
  /** Null for who does not take part. */
  membership: v.nullable(
    v.object({
      /** Rounds that begin before are without oneself. */
      snoozedUntil: v.nullable(time),
    }),
  ),
  /** The newest round, if one is in it and somebody else still is. */
  current: v.nullable(
    v.object({
      roundId: v.string(),
      startedAt: time,
      /** One colleague, or two. */
      matches: v.array(matchSchema),
      feedback: v.nullable(coffeeFeedbackSchema),
    }),
  ),
})
/** `GET /coffee-rounds`. */
export type CoffeeRounds = v.InferOutput<typeof coffeeRoundsSchema>

/** `PUT /coffee-rounds/membership`: takes part from now on, or leaves rounds out until a time. */
export const coffeeMembershipPutSchema = v.object({ snoozedUntil: v.nullable(time) })
/** `PUT /coffee-rounds/membership`. */
export type CoffeeMembershipPut = v.InferOutput<typeof coffeeMembershipPutSchema>

/** `GET /coffee-rounds/history`: the last rounds that one was in, the newest first. */
export const coffeeHistoryAnswerSchema = v.array(
  v.object({
    roundId: v.string(),
    startedAt: time,
    /** Those who are still there. */
    people: v.array(userSummarySchema),
    feedback: v.nullable(coffeeFeedbackSchema),
  }),
)
/** `GET /coffee-rounds/history`. */
export type CoffeeHistoryAnswer = v.InferOutput<typeof coffeeHistoryAnswerSchema>

/** `PUT /manager/coffee-rounds`: turns rounds on, or off (null). Only for Managers, who see nobody's rounds but their own. */
export const coffeeSettingsSchema = v.object({ interval: v.nullable(coffeeIntervalSchema) })
/** `PUT /manager/coffee-rounds`. */
export type CoffeeSettings = v.InferOutput<typeof coffeeSettingsSchema>
