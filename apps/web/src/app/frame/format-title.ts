/**
 * Writes what stands in the browser's tab.
 *
 * @param unread Waiting messages; from 100 on the number would crowd out the words.
 */
export function formatTitle(title: string | undefined, unread: number): string {
  const place = title ? `${title} · Umkreis` : 'Umkreis'
  if (unread <= 0) return place
  return `(${unread > 99 ? '99+' : unread}) ${place}`
}
