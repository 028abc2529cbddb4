import type { OwnDevice } from '@umkreis/chat-hub'
import { copy } from '../copy.ts'

/**
 * When a device was last used, in words; when it was added, where its use is not known.
 *
 * @param nowMs Milliseconds since 1970.
 */
export function lastUseWords({ isThis, lastUsedAtMs, addedAtMs }: OwnDevice, nowMs: number): string {
  if (isThis) return copy.device.inUse
  if (lastUsedAtMs === null) return copy.device.added(formatDay(addedAtMs))
  if (formatDay(lastUsedAtMs) === formatDay(nowMs)) return copy.device.usedToday(formatTime(lastUsedAtMs))
  return copy.device.used(formatDay(lastUsedAtMs))
}

/** A day as it is written here, such as 20 November 2026. */
export function formatDay(ms: number): string {
  return new Intl.DateTimeFormat(copy.locale, { dateStyle: 'long' }).format(ms)
}

function formatTime(ms: number): string {
  return new Intl.DateTimeFormat(copy.locale, { timeStyle: 'short' }).format(ms)
}
