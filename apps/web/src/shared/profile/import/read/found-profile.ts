/** What a file or a text says about somebody, cleaned and not checked by anybody yet. What it does not say is empty. */
export type FoundProfile = {
  readonly firstName: string
  readonly lastName: string
  readonly position: string
  readonly description: string
  readonly linkedInUrl: string
  /** Lines that may say where somebody lives, the likeliest first. */
  readonly places: readonly string[]
  readonly skills: readonly string[]
  readonly languages: readonly string[]
}

/** Why nothing could be read: another kind of file, too much of it, broken or locked, or it took too long. */
export type ImportProblem = 'kind' | 'size' | 'broken' | 'locked' | 'time'

/** A file or text that could not be read. */
export class ImportError extends Error {
  override name = 'ImportError'
  constructor(
    readonly problem: ImportProblem,
    options?: ErrorOptions,
  ) {
    super(`An import could not be read: ${problem}`, options)
  }
}

/** A profile of which nothing is known. */
export const NOTHING_FOUND: FoundProfile = {
  firstName: '',
  lastName: '',
  position: '',
  description: '',
  linkedInUrl: '',
  places: [],
  skills: [],
  languages: [],
}

/** Whether there is nothing to take over. */
export function isNothing(found: FoundProfile): boolean {
  return Object.values(found).every((value) => value.length === 0)
}
