/** A word's stems; undefined where the language takes it for a word without meaning. */
export interface Stems {
  english: string | undefined
  german: string | undefined
}

/** The stems of words by {@link Token.plain}. */
export type StemsOf = (plain: string) => Stems

/** Finds the stems of words, wherever they are known: a database is asked for many at once. */
export type LoadStems = (plains: Iterable<string>) => Promise<StemsOf>
