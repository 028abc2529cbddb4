import type { GroupId } from '@umkreis/schemas'

/** What the names of all pages begin with. */
export const PAGES = 'page '
/** What the names of the states of groups begin with. */
export const STATES = 'group '
/** The name of the stored index. */
export const INDEX = 'index'

/** What the names of a group's pages begin with. */
export function pagesOf(groupId: GroupId): string {
  return `${PAGES}${groupId} `
}

/** The name of a page. Ids hold no spaces, so it is unambiguous. */
export function pageName(groupId: GroupId, number: number): string {
  return `${pagesOf(groupId)}${number}`
}

/** The group and the number that a page's name says. */
export function readPageName(name: string): { groupId: GroupId; number: number } {
  const [, groupId = '', number = ''] = name.split(' ')
  return { groupId: groupId as GroupId, number: Number(number) }
}

/** The name of the state of a group; it ends so that no other name begins with it. */
export function stateName(groupId: GroupId): string {
  return `${STATES}${groupId} `
}
