import * as v from 'valibot'

/** `?from=`: the first link or epoch wanted, from 1 on. */
export const fromQuerySchema = v.object({
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.minValue(1)), '1'),
})
