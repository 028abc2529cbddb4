/** A skill in English and German; a single text where both say the same. */
export type SkillName = string | readonly [en: string, de: string]

/** A position in English and in the two German forms. */
export interface PositionName {
  en: string
  f: string
  m: string
}

/** What people of one trade write about themselves: whole sentences, each used by one person before any is used twice. */
export interface Sentences {
  openers: readonly string[]
  more: readonly string[]
}

/** One trade of the demo organisation. */
export interface Discipline {
  team: string
  positions: readonly PositionName[]
  /** Everyone of the trade has a few of these. */
  core: readonly SkillName[]
  /** And one or two of these. */
  extra: readonly SkillName[]
  /** What somebody did in a project; the project's name comes before it. */
  tasks: { en: readonly string[]; de: readonly string[] }
  en: Sentences
  de: Sentences
}
