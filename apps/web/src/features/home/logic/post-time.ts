const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** When something was written: `today, 08:30` in 24-hour form, else day and month with the time, the year where it is another. */
export function formatPostTime(written: string, now: Date): string {
  const at = new Date(written)
  if (at.toDateString() === now.toDateString()) return `today, ${time.format(at)}`
  const date = (at.getFullYear() === now.getFullYear() ? day : dayOfYear).format(at)
  return `${date}, ${time.format(at)}`
}
