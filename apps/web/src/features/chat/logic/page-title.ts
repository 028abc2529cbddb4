/** The title of the page, with the number of unread messages in front; more than 99 are told as "99+". */
export function formatPageTitle(title: string, unread: number): string {
  if (unread <= 0) return title
  return `(${unread > 99 ? '99+' : unread}) ${title}`
}
