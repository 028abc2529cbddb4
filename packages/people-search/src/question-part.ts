import type { Evidence, Mark, QuestionPart } from '@umkreis/schemas'
import type { City } from './cities.ts'

/** One way in which a person can meet what is asked. */
export interface Test {
  lexeme: string
  because: Evidence['because']
  /** How much it counts, up to 1 for the very word. */
  factor: number
  /** Whether it also counts less in fields that say less about a person. */
  byField: boolean
  /** Set where it is not what was asked for, but belongs to it or is close to it. */
  kinship?: 'part' | 'near'
}

/** One thing asked for: any of its tests meets it. Without tests nobody can. */
export interface ConceptGroup {
  /** What the question says, folded. */
  asked: string
  /** What the question says, as it stands there. */
  shown: string
  tests: readonly Test[]
  /** Bounds of its weight, which otherwise follows from how few people meet it. */
  weight: readonly [least: number, most: number]
}

/** One part of a question, ready to be ranked by. */
export interface UnderstoodPart extends QuestionPart {
  marks: Mark[]
  groups: readonly ConceptGroup[]
  /** Who meets it is not to be found: “not in Munich”. */
  isExcluded?: true
  /** The place that distances are measured from. */
  place?: City
}

/** A word asked for weighs at least as much as a common one, at most as much as one that hardly anybody has. */
export const WORD_WEIGHT = [1, 4.5] as const
/** Where somebody is counts less than what they can. */
export const PLACE_WEIGHT = [1.2, 1.4] as const
/** Who asks for a name means that person. */
export const NAME_WEIGHT = [4.5, 4.5] as const
