/** What notices say where the message itself has nothing to show. */
export const words = {
  product: 'Umkreis',
  newMessage: 'New message',
} as const
