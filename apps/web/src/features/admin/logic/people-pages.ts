import { USERS_PAGE_SIZE, type User, type UserId } from '@umkreis/schemas'

/** The number of the page after these; `undefined` where the last one was not full. */
export function nextPageNumber(pages: readonly (readonly unknown[])[]): number | undefined {
  return pages.at(-1)?.length === USERS_PAGE_SIZE ? pages.length + 1 : undefined
}

/** Everybody of all pages, each once: while pages load, somebody new may push others onto the next page. */
export function flattenPages<Person extends Pick<User, 'userId'>>(
  pages: readonly (readonly Person[])[],
  gone: ReadonlySet<UserId>,
): Person[] {
  const people = new Map(pages.flat().map((person) => [person.userId, person]))
  for (const userId of gone) people.delete(userId)
  return [...people.values()]
}
