import type { PeopleIndex } from '@umkreis/people-search'
import type { NearestTexts } from './meaning/nearest-texts.ts'

/** Everybody of one scope in memory, as they are found by words and by what means the same. */
export interface OrganisationIndex extends PeopleIndex {
  /** The model by which people were put in with what they say of themselves; undefined: none. */
  model?: string
  /** Whether anybody said anything that has a vector. */
  hasTexts?: boolean
  /** The vectors of that, where they are compared in memory. */
  texts?: NearestTexts
}
