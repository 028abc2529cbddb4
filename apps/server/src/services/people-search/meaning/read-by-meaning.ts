import { type Directory, MEANING_TAG, type Test, type UnderstoodPart } from '@umkreis/people-search'
import type { FoundTexts } from './found-texts.ts'
import { type MeaningModel, nearness } from './model.ts'
import type { QuestionUnit } from './question-units.ts'
import type { Vector } from './vector.ts'

// What is just close enough to look at does not fit; what says the same in other words fits, and less than the very words.
const LEAST_FACTOR = 0.38
const SAME_FACTOR = 0.82
// Where somebody has the very thing, nobody fits who only has something close to it: as with kin of the taxonomy.
const MOST_BESIDE_THE_THING = 0.42
// A question that so much is close to asks for nothing in particular.
const FEW_TEXTS = 24
const MOST_OF_ALL = 0.3

/**
 * Lets the parts of a question be met by what means the same: adds to their groups a test for each close text. Parts that
 * nothing is close to stay as they are.
 *
 * @param found What is close to each unit, in their order.
 * @param farness How close each unit's vector is to anything at all, see {@link farnessOf}.
 */
export function readByMeaning(
  parts: readonly UnderstoodPart[],
  units: readonly QuestionUnit[],
  found: readonly FoundTexts[],
  farness: readonly (number | undefined)[],
  scope: { directory: Pick<Directory, 'countOf'>; model: MeaningModel },
): UnderstoodPart[] {
  const { directory, model } = scope
  const factors = parts.map(() => new Map<string, number>())
  for (const [at, { parts: about }] of units.entries()) {
    for (const { key, cosines } of pickTexts(found[at])) {
      const nears = cosines.map((cosine, unit) => cosine - (farness[unit] ?? 0))
      const near = nears[at] ?? 0
      for (const index of about) {
        if (about.length > 1 && isAboutOnePart(nears, near, about, units, farness)) continue
        const known = factors[index]
        known?.set(key, Math.max(known.get(key) ?? 0, factorOf(near, model)))
      }
    }
  }
  return parts.map((part, index) => addTests(part, factors[index] ?? new Map(), directory))
}

/** How close each vector is to anything at all; undefined where there is none. */
export function farnessOf(model: MeaningModel, vectors: readonly (Vector | undefined)[]): (number | undefined)[] {
  return vectors.map((vector) => vector && -nearness(model, vector, 0))
}

function pickTexts(found: FoundTexts | undefined): FoundTexts['texts'] {
  if (!found || found.total > Math.max(FEW_TEXTS, found.size * MOST_OF_ALL)) return []
  return found.texts
}

/** A text that is closer to one part of a clause than to the whole of it says nothing of the other parts. */
function isAboutOnePart(
  nears: readonly number[],
  near: number,
  about: readonly number[],
  units: readonly QuestionUnit[],
  farness: readonly (number | undefined)[],
): boolean {
  return units.some(({ parts }, at) => {
    const [only] = parts
    if (farness[at] === undefined || parts.length !== 1 || only === undefined || !about.includes(only)) return false
    return (nears[at] ?? 0) > near
  })
}

function factorOf(near: number, { least, same }: MeaningModel): number {
  const share = Math.min(1, (near - least) / (same - least))
  return Math.round((LEAST_FACTOR + share * (SAME_FACTOR - LEAST_FACTOR)) * 1000) / 1000
}

function addTests(
  part: UnderstoodPart,
  factors: ReadonlyMap<string, number>,
  directory: Pick<Directory, 'countOf'>,
): UnderstoodPart {
  if (factors.size === 0) return part
  const isOneThing = part.groups.length === 1
  const isHad = part.groups.some(({ tests }) =>
    tests.some(({ lexeme, kinship }) => kinship === undefined && directory.countOf(lexeme) > 0),
  )
  const most = isOneThing && isHad ? MOST_BESIDE_THE_THING : SAME_FACTOR
  const tests = [...factors].map(([key, factor]): Test => ({
    lexeme: MEANING_TAG + key,
    because: 'meaning',
    factor: Math.min(most, factor),
    byField: true,
  }))
  return { ...part, groups: part.groups.map((group) => ({ ...group, tests: [...group.tests, ...tests] })) }
}
