import * as v from 'valibot'

const timeOfDay = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 22:00'))

/** A time zone such as `Europe/Berlin`. */
export const timeZoneSchema = v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'This time zone is not known'))

/**
 * When nothing rings: from one time of day to another, over midnight where the second is earlier, by the clock of a time
 * zone such as `Europe/Berlin`.
 */
export const quietHoursSchema = v.pipe(
  v.object({
    from: timeOfDay,
    to: timeOfDay,
    timeZone: timeZoneSchema,
  }),
  v.forward(
    v.check(({ from, to }) => from !== to, 'Please choose two different times'),
    ['to'],
  ),
)
/** When nothing rings. */
export type QuietHours = v.InferOutput<typeof quietHoursSchema>

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
