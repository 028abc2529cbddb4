import type { insightActiveWeeks, insightMessageDays } from '../db/schema/index.ts'
import { createRandom } from './random.ts'

const DAY_MS = 86_400_000
const DAYS = 760
const SEED = 86
/** How busy a day is, from Sunday on. */
const RHYTHM = [0.05, 1, 1.1, 1.15, 1.05, 0.7, 0.04] as const

/**
 * How much was written and how many took part, day by day and week by week. Figures only: the messages themselves would
 * have to be sealed by devices that the demo's people do not have yet.
 */
export function createActivity(organisationId: string, now: Date) {
  const random = createRandom(SEED)
  const today = Math.floor(now.getTime() / DAY_MS)
  const messageDays: (typeof insightMessageDays.$inferInsert)[] = []
  const activeWeeks: (typeof insightActiveWeeks.$inferInsert)[] = []
  for (let day = today - DAYS; day < today; day += 1) {
    const weekday = (day + 4) % 7
    // More and more, with quiet weeks in summer and at the turn of the year.
    const grown = 1 - ((today - day) / DAYS) * 0.66
    const month = new Date(day * DAY_MS).getUTCMonth()
    const quiet = month === 7 ? 0.62 : month === 11 ? 0.75 : 1
    const swing = 0.88 + random.next() * 0.24
    const text = new Date(day * DAY_MS).toISOString().slice(0, 10)
    messageDays.push({
      organisationId,
      day: text,
      shard: 0,
      messages: Math.round(420 * grown * quiet * swing * (RHYTHM[weekday] ?? 1)),
    })
    if (weekday === 1) {
      activeWeeks.push({
        organisationId,
        week: text,
        shard: 0,
        people: Math.round(60 + 140 * grown * (quiet < 1 ? 0.8 : 1) * (0.95 + random.next() * 0.1)),
      })
    }
  }
  return { messageDays, activeWeeks }
}
