import type { QuietHours } from '@umkreis/schemas'
import type { preferences } from '../../db/schema/index.ts'

type QuietColumns = Pick<typeof preferences.$inferSelect, 'quietFrom' | 'quietTo' | 'quietTimeZone'>

/** Turns the three columns into quiet hours; null when there are none. */
export function formatQuietHours({
  quietFrom: from,
  quietTo: to,
  quietTimeZone: timeZone,
}: QuietColumns): QuietHours | null {
  return from === null || to === null || timeZone === null ? null : { from, to, timeZone }
}

/** Whether a moment lies in somebody's quiet hours, by the clock where they are. The end belongs to the day again. */
export function isQuiet({ from, to, timeZone }: QuietHours, now: Date): boolean {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now)
  return from < to ? from <= time && time < to : from <= time || time < to
}
