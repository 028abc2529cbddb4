/** Where a group is shown; without one, the chat. As `paths.chat` of the application says it. */
export function chatPath(scope: string, groupId: string | undefined): string {
  const { pathname } = new URL('chat', scope)
  return groupId === undefined ? pathname : `${pathname}?${new URLSearchParams({ group: groupId })}`
}
