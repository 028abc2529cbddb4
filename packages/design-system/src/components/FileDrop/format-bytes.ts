const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size in words, such as “2.4 MB”: 1 kB is 1,024 bytes, as systems show it; at most one decimal. */
export function formatBytes(bytes: number, locale?: string): string {
  const power = Math.min(UNITS.length - 1, bytes < 1024 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)))
  const unit = UNITS[power] ?? 'byte'
  const format = { style: 'unit', unit, unitDisplay: power === 0 ? 'long' : 'short', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, format).format(bytes / 1024 ** power)
}
