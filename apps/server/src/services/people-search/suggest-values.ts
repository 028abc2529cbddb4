import type { ProfileSuggestionsAnswer, SuggestedField } from '@umkreis/schemas'
import {
  allowedErrors,
  citiesStartingWith,
  type Concept,
  countErrors,
  type Directory,
  foldText,
  takeFirst,
  type Values,
} from '@umkreis/people-search'

type Value = ProfileSuggestionsAnswer['values'][number]

/** Values by their folded form, each with how well it completes what was typed: 0 is best. */
type Offers = Map<string, Value & { rank: number }>

const MAX_VALUES = 8
// One letter begins too much to be worth a guess.
const MIN_TYPED = 2
// Shorter beginnings have too many neighbours.
const MIN_MENDED = 4
const MAX_CONCEPTS = 5
// So many are compared within some milliseconds; beyond, typing errors in rare values stay.
const MAX_COMPARED = 30_000

/** Begins as typed; with a later word of it; means the same; is known to the product, and nobody here has it. */
const [FIRST_WORD, LATER_WORD, SAME_MEANING, BUILT_IN] = [0, 1, 2, 3]

/** Endings of names that somebody can be called by, among those of what somebody can do. */
const JOB =
  /(administrator|analyst|architekt|architect|assistent|berater|buchhalter|coach|consultant|controller|designer|developer|elektriker|engineer|entwickler|ingenieur|leiter|manager|mechaniker|officer|owner|planer|programmierer|recruiter|referent|representative|scientist|scrum master|specialist|techniker|technician|trainer)$/i
/** What tells the one who does something from the doing, in English and German: “engineer” and “engineering”. */
const ENDING = /(ing|ung|er|erin|in|ment)$/
const MIN_STEM = 7

/**
 * Completes what somebody types into a field of their own profile, as others of the directory write it, and else by what
 * is built in. Only what others show to everybody is in a directory; words that an organisation added stand for nothing
 * here until somebody shows one.
 */
export function suggestValues(directory: Directory, field: SuggestedField, typed: string): Value[] {
  const beginning = foldText(typed)
  if (beginning.length < MIN_TYPED) return []
  const offers: Offers = new Map()
  COMPLETE[field](offers, directory, beginning)
  if (offers.size === 0 && beginning.length >= MIN_MENDED) {
    const meant = mend(beginning, valuesOf(directory, field), builtInNames(directory, field))
    if (meant !== undefined) COMPLETE[field](offers, directory, meant)
  }
  return takeFirst(
    [...offers.values()],
    MAX_VALUES,
    (a, b) => a.rank - b.rank || b.peopleCount - a.peopleCount || a.value.length - b.value.length,
  ).map(({ value, peopleCount }) => ({ value, peopleCount }))
}

const COMPLETE: Record<SuggestedField, (offers: Offers, directory: Directory, beginning: string) => void> = {
  skill(offers, directory, beginning) {
    offerWritten(offers, directory.skills, beginning)
    for (const { name, concept } of conceptsNamed(directory, beginning)) {
      const written = concept.names.flatMap((one) => directory.skills.get(foldText(one)) ?? [])
      for (const { value, count } of written) offer(offers, value, count, SAME_MEANING)
      const peopleCount = directory.countOf(`s:${concept.id}`)
      if (written.length === 0 && isKnownToAll(directory, name, peopleCount)) offer(offers, name, peopleCount, BUILT_IN)
    }
  },
  position(offers, directory, beginning) {
    offerWritten(offers, directory.positions, beginning)
    for (const { concept } of conceptsNamed(directory, beginning)) {
      for (const stem of new Set(concept.names.map(stemOf)))
        for (const { value, count } of directory.positions.startingWith(stem)) offer(offers, value, count, SAME_MEANING)
      const jobs = concept.names.filter((one) => JOB.test(one) && rankOf(foldText(one), beginning) !== undefined)
      for (const job of jobs) if (isKnownToAll(directory, job, 0)) offer(offers, job, 0, BUILT_IN)
    }
  },
  city(offers, directory, beginning) {
    // As people here write it, whichever of its names is typed.
    for (const { value, count } of directory.cities.startingWith(beginning)) offer(offers, value, count, FIRST_WORD)
    for (const { name, key } of citiesStartingWith(beginning))
      if (!directory.cities.has(key)) offer(offers, name, 0, BUILT_IN)
  },
}

function offerWritten(offers: Offers, values: Values, beginning: string): void {
  for (const { key, value, count } of values.startingWith(beginning))
    offer(offers, value, count, rankOf(key, beginning) ?? LATER_WORD)
}

function offer(offers: Offers, value: string, peopleCount: number, rank: number): void {
  const key = foldText(value)
  const known = offers.get(key)
  if (!known || rank < known.rank) offers.set(key, { value, peopleCount, rank })
}

function rankOf(folded: string, beginning: string): number | undefined {
  if (folded.startsWith(beginning)) return FIRST_WORD
  return folded.includes(` ${beginning}`) ? LATER_WORD : undefined
}

function conceptsNamed(directory: Directory, beginning: string): { name: string; concept: Concept }[] {
  return directory.concepts
    .startingWith(beginning)
    .filter(({ concept }) => concept.kind === 'term')
    .slice(0, MAX_CONCEPTS)
}

/** An organisation's own word is told only to those who may see somebody who has it. */
function isKnownToAll(directory: Directory, name: string, peopleCount: number): boolean {
  return peopleCount > 0 || !directory.concepts.isOwn(foldText(name))
}

function stemOf(name: string): string {
  const folded = foldText(name)
  const stem = folded.replace(ENDING, '')
  return stem.length >= MIN_STEM ? stem : folded
}

function valuesOf(directory: Directory, field: SuggestedField): Values {
  return { skill: directory.skills, position: directory.positions, city: directory.cities }[field]
}

function builtInNames(directory: Directory, field: SuggestedField): Iterable<string> {
  if (field === 'city') return citiesStartingWith('').map(({ name }) => foldText(name))
  return directory.concepts.singleWordNames.filter((name) => !directory.concepts.isOwn(name))
}

/** The beginning of a value that was meant: the one with the fewest typing errors between, of those people have first. */
function mend(beginning: string, values: Values, builtIn: Iterable<string>): string | undefined {
  const most = allowedErrors(beginning.length)
  let best: { meant: string; errors: number } | undefined
  let compared = 0
  for (const names of [values.keys(), builtIn]) {
    for (const name of names) {
      // Hardly anybody mistypes the first letter; to look only there spares nearly all of the comparing.
      for (let at = 0; at >= 0; at = nextWord(name, at)) {
        if (name[at] !== beginning[0]) continue
        compared += 1
        const found = closestBeginning(beginning, name.slice(at), best ? best.errors - 1 : most)
        if (found) best = found
        if (best?.errors === 1 || compared >= MAX_COMPARED) return best?.meant
      }
    }
  }
  return best?.meant
}

/** The beginning of a name that differs least from what was typed. */
function closestBeginning(typed: string, name: string, most: number): { meant: string; errors: number } | undefined {
  let best: { meant: string; errors: number } | undefined
  for (let length = Math.max(1, typed.length - most); length <= typed.length + most; length += 1) {
    if (length > name.length) break
    const meant = name.slice(0, length)
    const errors = countErrors(typed, meant, best ? best.errors - 1 : most)
    if (errors !== undefined) best = { meant, errors }
  }
  return best
}

/** Where the next word of a folded text begins; -1 behind the last. */
function nextWord(folded: string, at: number): number {
  const blank = folded.indexOf(' ', at)
  return blank < 0 ? -1 : blank + 1
}
