/** The words of forwarding. */
export const forwardCopy = {
  title: 'Forward message',
  find: 'Search people and conversations',
  conversations: 'Conversations',
  people: 'People',
  none: (query: string) => `Nobody and nothing is called “${query}”`,
  send: (count: number) => (count > 1 ? `Forward to ${count}` : 'Forward'),
  cancel: 'Cancel',
  most: (count: number) => `At most ${count} at a time`,
  sent: (count: number) => (count === 1 ? 'Forwarded' : `Forwarded to ${count} conversations`),
  failed: 'The message could not be forwarded',
  partly: (names: string) => `The message could not be forwarded to ${names}`,
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
} as const
