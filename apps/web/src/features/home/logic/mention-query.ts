/** What is being written behind an `@`: `start` is the place of the `@`, `query` what follows it up to the cursor. */
export interface MentionQuery {
  readonly start: number
  readonly query: string
}

/** An `@` begins a name only where a word could begin: not inside of a mail address. */
const QUERY = /(?:^|[\s([{„“"'‘’/–—-])@([\p{L}\p{M}'’.-]{1,40}(?: [\p{L}\p{M}'’.-]{0,40})?)$/u

/** Whom the words in front of the cursor are about to name, if anybody. */
export function findNameBegun(text: string, cursor: number): MentionQuery | null {
  const query = QUERY.exec(text.slice(0, cursor))?.[1]
  return query === undefined ? null : { start: cursor - query.length - 1, query }
}

/** Puts a name in place of what was begun, and says where writing goes on. */
export function insertName(
  text: string,
  { start, query }: MentionQuery,
  name: string,
): { readonly text: string; readonly cursor: number } {
  const before = `${text.slice(0, start)}@${name} `
  return { text: before + text.slice(start + 1 + query.length).replace(/^ /, ''), cursor: before.length }
}
