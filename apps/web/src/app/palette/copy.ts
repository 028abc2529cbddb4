/** What the command palette says. */
export const copy = {
  title: 'Go anywhere',
  hint: 'Find a person, go anywhere, ask a question',
  results: 'Results',
  close: 'Close',
  people: 'People',
  places: 'Go to',
  actions: 'Actions',
  question: 'Question',
  chat: 'Start a chat',
  ask: 'Ask',
  askLine: 'Who around you knows more',
  retry: 'Look again',
  peopleFailed: 'People can’t be looked up right now',
  move: 'to move',
  choose: 'to choose',
  leave: 'to close',
  current: 'now',
  found: (people: number, others: number) => {
    const words = [
      people > 0 ? `${people} ${people === 1 ? 'person' : 'people'}` : '',
      others > 0 ? `${others} ${others === 1 ? 'other result' : 'other results'}` : '',
    ].filter((part) => part !== '')
    return words.length > 0 ? words.join(', ') : 'Nothing found'
  },
} as const
