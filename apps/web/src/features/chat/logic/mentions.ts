import type { UserId } from '@umkreis/schemas'
import type { Mention } from '../../../services/conversation/chat-message.ts'
import { spellingsOf } from './fold-name.ts'

/** Somebody who can be named in a conversation. */
export type Nameable = { readonly userId: UserId; readonly firstName: string; readonly lastName: string }

/** What is being written after an `@`: `start` is the place of the `@`, `query` what follows it up to the cursor. */
export type MentionQuery = { readonly start: number; readonly query: string }

/** A text and whom it names; the ranges ascend and never overlap. */
export type TextWithMentions = { readonly text: string; readonly mentions: readonly Mention[] }

/** People that are suggested at a time. */
const SUGGESTIONS_MAX = 6
/** An `@` begins a name only where a word could begin: not inside of a mail address. */
const QUERY = /(?:^|[\s([{„“"'‘’/–—-])@([\p{L}\p{M}\p{N}'’.-]{0,40}(?: [\p{L}\p{M}\p{N}'’.-]{1,40})?)$/u

/** Whom the words in front of the cursor are about to name, if anybody. */
export function findMentionQuery(text: string, cursor: number, mentions: readonly Mention[]): MentionQuery | null {
  const query = QUERY.exec(text.slice(0, cursor))?.[1]
  if (query === undefined) return null
  const start = cursor - query.length - 1
  // Behind a name that stands already nothing is being looked for.
  return mentions.some((mention) => mention.start <= start && start < mention.end) ? null : { start, query }
}

/** The people whose names begin with what was typed; first names before last names, else in their own order. */
export function suggestMentions<P extends Nameable>(people: readonly P[], query: string): readonly P[] {
  const typed = spellingsOf(query.trim())
  const fits = (name: string) => spellingsOf(name).some((one) => typed.some((start) => one.startsWith(start)))
  const byFirst = people.filter(({ firstName, lastName }) => fits(`${firstName} ${lastName}`))
  const byLast = people.filter((person) => !byFirst.includes(person) && fits(person.lastName))
  return [...byFirst, ...byLast].slice(0, SUGGESTIONS_MAX)
}

/** What somebody is called behind an `@`: the first name where nobody else in the conversation has it. */
export function mentionName(person: Nameable, people: readonly Nameable[]): string {
  const isAlone = people.every(({ userId, firstName }) => userId === person.userId || firstName !== person.firstName)
  return isAlone && person.firstName !== '' ? person.firstName : `${person.firstName} ${person.lastName}`.trim()
}

/** Puts a name in the place of what was typed, and a space behind it. `cursor` is where writing goes on. */
export function insertMention(
  { text, mentions }: TextWithMentions,
  { start, query }: MentionQuery,
  person: Nameable,
  people: readonly Nameable[],
): TextWithMentions & { readonly cursor: number } {
  const name = `@${mentionName(person, people)}`
  const rest = text.slice(start + 1 + query.length)
  const after = `${text.slice(0, start)}${name}${rest.startsWith(' ') ? '' : ' '}${rest}`
  const cursor = start + name.length + 1
  const kept = moveMentions(mentions, text, after, cursor)
  const added = { userId: person.userId, start, end: start + name.length }
  return { text: after, mentions: [...kept, added].sort((one, other) => one.start - other.start), cursor }
}

/**
 * Keeps names in their places while the text around them changes. A name that was itself touched is no mention any more.
 *
 * @param cursor Where the cursor stands after the change: it tells which of several equal letters was typed or taken away.
 */
export function moveMentions(
  mentions: readonly Mention[],
  before: string,
  after: string,
  cursor: number,
): readonly Mention[] {
  if (mentions.length === 0 || before === after) return mentions
  const { start, removed, added } = findChange(before, after, cursor)
  const shift = added - removed
  return mentions.flatMap((mention) => {
    if (mention.end <= start) return [mention]
    if (mention.start < start + removed || (removed === 0 && mention.start < start)) return []
    return [{ ...mention, start: mention.start + shift, end: mention.end + shift }]
  })
}

/** One stretch that was replaced by another. What stands behind the cursor was not touched, unless the text says otherwise. */
function findChange(before: string, after: string, cursor: number) {
  const untouched = after.length - cursor
  const isTyped = untouched <= before.length && before.endsWith(after.slice(cursor))
  let behind = isTyped ? untouched : 0
  const shorter = Math.min(before.length, after.length)
  if (!isTyped) {
    while (behind < shorter && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1
  }
  let start = 0
  while (start < shorter - behind && before[start] === after[start]) start += 1
  return { start, removed: before.length - behind - start, added: after.length - behind - start }
}

/** What is sent of a text: without the space around it, with the names where they are then. */
export function trimWithMentions({ text, mentions }: TextWithMentions): TextWithMentions {
  const trimmed = text.trim()
  const cut = text.length - text.trimStart().length
  return {
    text: trimmed,
    mentions: mentions.flatMap((mention) => {
      const moved = { ...mention, start: mention.start - cut, end: mention.end - cut }
      return moved.start >= 0 && moved.end <= trimmed.length ? [moved] : []
    }),
  }
}

/**
 * Finds names in a text that came back without its mentions, such as a draft after a reload: each `@` with what exactly one
 * person in the conversation is called, and no letter behind it.
 */
export function recoverMentions(text: string, people: readonly Nameable[]): readonly Mention[] {
  if (!text.includes('@')) return []
  const names = people
    .map((person) => ({ userId: person.userId, name: `@${mentionName(person, people)}` }))
    .filter(({ name }) => name.length > 1)
    .sort((one, other) => other.name.length - one.name.length)
  const found: Mention[] = []
  for (let start = text.indexOf('@'); start >= 0; start = text.indexOf('@', start + 1)) {
    const called = names.filter(({ name }) => text.startsWith(name, start))
    const [longest, second] = called
    if (!longest || second?.name === longest.name) continue
    const end = start + longest.name.length
    if (/[\p{L}\p{N}]/u.test(text[end] ?? '') || /[\p{L}\p{N}]/u.test(text[start - 1] ?? '')) continue
    found.push({ userId: longest.userId, start, end })
  }
  return found
}

/**
 * The mentions of a received text that may be shown as such: in their order, not overlapping, and naming by the very name
 * whom they are about. Anything else could put words into a mark that somebody trusts.
 */
export function soundMentions(
  text: string,
  mentions: readonly Mention[],
  personOf: (userId: UserId) => Nameable | undefined,
): readonly Mention[] {
  const sound: Mention[] = []
  for (const mention of [...mentions].sort((one, other) => one.start - other.start)) {
    const person = personOf(mention.userId)
    if (!person || mention.start < (sound.at(-1)?.end ?? 0)) continue
    const shown = text.slice(mention.start, mention.end)
    if (shown === `@${person.firstName}` || shown === `@${person.firstName} ${person.lastName}`.trim())
      sound.push(mention)
  }
  return sound
}
