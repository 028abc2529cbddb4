/** Every word of writing the same to several people. The code behind it is loaded when somebody does. */
export const copy = {
  listLocale: 'en-GB',
  title: (count: number) => (count === 1 ? 'Write to 1 person' : `Write to each of ${count} people`),
  why: 'Everybody gets it in a conversation of their own with you. Nobody sees who else got it.',
  to: (names: string) => `To ${names}`,
  and: (count: number) => (count === 1 ? '1 other' : `${count} others`),
  label: 'Message',
  placeholder: 'What would you like to say?',
  tooMany: (over: number) => `${over} too many`,
  send: 'Send',
  cancel: 'Cancel',
  sealed: 'End-to-end encrypted',
  sent: (count: number) =>
    count === 1 ? 'Sent to 1 person' : `Sent to ${count} people, each in a conversation of their own`,
  openChat: 'Open chat',
  empty: 'Write something first',
  tooManyPeople: (max: number) => `At most ${max} people can be written to at once. Choose fewer.`,
  withoutKeys: (names: string, count: number) =>
    `${names} ${count === 1 ? 'has' : 'have'} not signed in yet, so this can’t reach ${count === 1 ? 'them' : 'any of them'}. Nothing was sent. Start a conversation with them instead: it waits until they sign in.`,
  newKeys: (names: string, count: number) =>
    `${names} ${count === 1 ? 'has' : 'have'} started over since you last wrote. Nothing was sent. Open a conversation with ${count === 1 ? 'them' : 'each of them'} first, and decide there.`,
  sendToOthers: (count: number) => (count === 1 ? 'Send to the other one' : `Send to the other ${count}`),
  notReady:
    'This device can’t write yet. It needs another device of yours, or your recovery code: open the chat to go on.',
  failed: 'It was not sent',
  unknownProblem: 'Something went wrong. Please try again.',
  noNetwork: 'No connection. Please try again.',
} as const
