import type { HeldThing } from '../../../services/history/history.ts'

/** What somebody typed into the search: words, and what narrows it, each as it was written. */
export type TypedSearch = {
  readonly words: string
  readonly from: readonly string[]
  readonly in: readonly string[]
  readonly has: HeldThing | null
  /** Sent at this time or later, in milliseconds. */
  readonly after: number | null
  /** Sent before this time, in milliseconds. */
  readonly before: number | null
}

type Key = 'from' | 'in' | 'has' | 'on' | 'after' | 'before'

/** In English and in German. */
const KEYS: Readonly<Record<string, Key>> = {
  from: 'from',
  von: 'from',
  in: 'in',
  has: 'has',
  hat: 'has',
  mit: 'has',
  on: 'on',
  am: 'on',
  after: 'after',
  since: 'after',
  ab: 'after',
  seit: 'after',
  before: 'before',
  vor: 'before',
}

const THINGS: Readonly<Record<string, HeldThing>> = {
  file: 'file',
  files: 'file',
  datei: 'file',
  dateien: 'file',
  picture: 'picture',
  image: 'picture',
  photo: 'picture',
  bild: 'picture',
  foto: 'picture',
  link: 'link',
  links: 'link',
  voice: 'sound',
  audio: 'sound',
  sprache: 'sound',
}

const DAYS_AGO: Readonly<Record<string, number>> = { today: 0, heute: 0, yesterday: 1, gestern: 1 }

const NARROWING = new RegExp(String.raw`(?<=^|\s)(${Object.keys(KEYS).join('|')}):("[^"]*"?|\S*)`, 'giu')

/**
 * Reads what somebody typed: `from:karim`, `in:"Team Nord"`, `has:file`, `on:2026-03-14`, `after:1.3.2026`, `before:gestern`,
 * and words. What is no date and no thing narrows nothing, since it may still be being typed.
 *
 * @param now Where the reader's day is.
 */
export function parseSearch(typed: string, now: Date): TypedSearch {
  const from: string[] = []
  const inside: string[] = []
  let has: HeldThing | null = null
  let after: number | null = null
  let before: number | null = null
  const words = typed.replace(NARROWING, (_, name: string, quoted: string) => {
    const value = quoted.replaceAll('"', '').trim()
    if (value === '') return ''
    switch (KEYS[name.toLowerCase()]) {
      case 'from':
        from.push(value)
        break
      case 'in':
        inside.push(value)
        break
      case 'has':
        has = THINGS[value.toLowerCase()] ?? has
        break
      case 'on':
        after = readDay(value, now)?.start ?? after
        before = readDay(value, now)?.end ?? before
        break
      case 'after':
        after = readDay(value, now)?.start ?? after
        break
      case 'before':
        before = readDay(value, now)?.start ?? before
        break
      case undefined:
        break
    }
    return ''
  })
  return { words: words.replace(/\s+/g, ' ').trim(), from, in: inside, has, after, before }
}

/** The day, month or year that is meant: from its first moment up to that of the next. */
function readDay(value: string, now: Date): { start: number; end: number } | undefined {
  const ago = DAYS_AGO[value.toLowerCase()]
  if (ago !== undefined) return span(now.getFullYear(), now.getMonth(), now.getDate() - ago)
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})?$/.exec(value)
  if (dotted) return checked(dotted[3] ?? now.getFullYear(), dotted[2], dotted[1])
  const dashed = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(value)
  return dashed ? checked(dashed[1], dashed[2], dashed[3]) : undefined
}

function checked(year: string | number | undefined, month?: string, day?: string) {
  const isThere = (value: string | undefined, max: number) =>
    value === undefined || (Number(value) >= 1 && Number(value) <= max)
  if (!isThere(month, 12) || !isThere(day, 31)) return undefined
  return span(Number(year), month ? Number(month) - 1 : undefined, day ? Number(day) : undefined)
}

function span(year: number, month?: number, day?: number): { start: number; end: number } {
  const at = (...parts: [number, number, number]) => new Date(...parts).getTime()
  if (month === undefined) return { start: at(year, 0, 1), end: at(year + 1, 0, 1) }
  if (day === undefined) return { start: at(year, month, 1), end: at(year, month + 1, 1) }
  return { start: at(year, month, day), end: at(year, month, day + 1) }
}
