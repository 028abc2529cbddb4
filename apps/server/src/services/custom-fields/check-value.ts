import type { CustomFieldType } from '@umkreis/schemas'

/** @returns Why a value is none for a field of this type, in words; undefined when it is one. Of people it knows nothing. */
export function refuseValue(type: Exclude<CustomFieldType, 'person'>, value: string): string | undefined {
  switch (type) {
    case 'text':
      return undefined
    case 'list':
      return /[^,;\s]/.test(value) ? undefined : 'Please name at least one'
    case 'link':
      return isWebAddress(value) ? undefined : 'Please enter a web address, such as https://example.com'
    case 'date':
      return isDay(value) ? undefined : 'Please enter a day, such as 2026-11-22'
  }
}

/** Only http and https, so that a profile's link can't run a script. */
function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
