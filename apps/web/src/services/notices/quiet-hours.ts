import type { QuietHours } from '@umkreis/schemas'

/**
 * Whether nothing should ring at that moment.
 *
 * @param hours By the clock of their time zone; over midnight where they end earlier than they begin.
 */
export function isQuiet(hours: QuietHours | null, now: Date): boolean {
  if (!hours) return false
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: hours.timeZone,
  }).format(now)
  return hours.from < hours.to ? clock >= hours.from && clock < hours.to : clock >= hours.from || clock < hours.to
}
