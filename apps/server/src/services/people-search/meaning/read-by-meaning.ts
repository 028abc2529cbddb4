import type { Directory } from '../directory.ts'
import type { Test, UnderstoodPart } from '../question-part.ts'
import { type MeaningModel, nearness } from './model.ts'
import type { NearestTexts } from './nearest-texts.ts'
import { MEANING_TAG } from './pieces.ts'
import type { QuestionUnit } from './question-units.ts'
import type { Vector } from './vector.ts'

// What is just close enough to look at does not fit; what says the same in other words fits, and less than the very words.
const LEAST_FACTOR = 0.38
const SAME_FACTOR = 0.82
// Where somebody has the very thing, nobody fits who only has something close to it: as with kin of the taxonomy.
const MOST_BESIDE_THE_THING = 0.42
const MAX_TEXTS = 48
// A question that so much is close to asks for nothing in particular.
const FEW_TEXTS = 24
const MOST_OF_ALL = 0.3

/**
 * Lets the parts of a question be met by what means the same: adds to their groups a test for each close text. Parts that
 * nothing is close to stay as they are.
 *
 * @param vectors Those of the units, in their order; undefined where there is none.
 */
export function readByMeaning(
  parts: readonly UnderstoodPart[],
  units: readonly QuestionUnit[],
  vectors: readonly (Vector | undefined)[],
  scope: { texts: NearestTexts; directory: Pick<Directory, 'countOf'>; model: MeaningModel },
): UnderstoodPart[] {
  const { texts, directory, model } = scope
  const nearTo = units.map((_, index) => findNear(vectors[index], texts, model))
  const factors = parts.map(() => new Map<string, number>())
  for (const [at, { parts: about }] of units.entries()) {
    for (const [key, near] of nearTo[at] ?? []) {
      for (const index of about) {
        if (about.length > 1 && isAboutOnePart(key, near, about, units, vectors, texts, model)) continue
        const known = factors[index]
        known?.set(key, Math.max(known.get(key) ?? 0, factorOf(near, model)))
      }
    }
  }
  return parts.map((part, index) => addTests(part, factors[index] ?? new Map(), directory))
}

function findNear(vector: Vector | undefined, texts: NearestTexts, model: MeaningModel): Map<string, number> {
  if (!vector) return new Map()
  const nothing = nearness(model, vector, 0)
  const found = texts.find(vector, model.least - nothing, MAX_TEXTS)
  if (found.total > Math.max(FEW_TEXTS, texts.size * MOST_OF_ALL)) return new Map()
  return new Map(found.texts.map(({ key, cosine }) => [key, cosine + nothing]))
}

/** A text that is closer to one part of a clause than to the whole of it says nothing of the other parts. */
function isAboutOnePart(
  key: string,
  near: number,
  about: readonly number[],
  units: readonly QuestionUnit[],
  vectors: readonly (Vector | undefined)[],
  texts: NearestTexts,
  model: MeaningModel,
): boolean {
  return units.some((unit, at) => {
    const vector = vectors[at]
    const [only] = unit.parts
    if (!vector || unit.parts.length !== 1 || only === undefined || !about.includes(only)) return false
    return nearness(model, vector, texts.cosineOf(key, vector) ?? 0) > near
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
