import type { BillingInterval } from '@umkreis/schemas'

/**
 * When a period that begins at a moment ends: on the same day of the next month or year, or on its last day where it has
 * no such day. In UTC.
 */
export function periodEndOf(start: Date, interval: BillingInterval): Date {
  const months = interval === 'monthly' ? 1 : 12
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end
}
