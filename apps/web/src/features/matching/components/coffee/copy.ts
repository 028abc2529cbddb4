const names = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' })
const days = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const shortDays = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** What coffee rounds say. */
export const copy = {
  title: 'Coffee rounds',
  what: 'Every round brings you together with a colleague whom you have not met that way, rather from another circle than from your own groups. Only the two of you see it.',
  manage:
    'Only you and the other managers decide whether there are rounds. Everybody decides for themselves whether to join, and nobody sees who meets whom.',
  turnOn: 'Turn on coffee rounds',
  howOften: 'How often coffee rounds begin',
  intervals: {
    weekly: 'Every week',
    'two-weekly': 'Every two weeks',
    monthly: 'First Monday of the month',
    off: 'Turned off',
  },
  join: 'Join',
  leave: 'Leave the rounds',
  skip: 'Skip the next round',
  pause: 'Pause for two months',
  resume: 'Take part again',
  next: (time: string) => `The next round begins on ${days.format(new Date(time))}.`,
  waiting: (time: string) => `You take part. The next round begins on ${days.format(new Date(time))}.`,
  paused: (time: string) => `You are left out until ${days.format(new Date(time))}.`,
  current: (firstNames: readonly string[]) => `This round: ${names.format(['you', ...firstNames])}`,
  compare: (name: string) => `Compare with ${name}`,
  start: 'Start the conversation',
  firstLine: (firstNames: readonly string[]) =>
    `Hi ${names.format(firstNames)}, the coffee round brings us together. When would you have time for a coffee?`,
  didYouMeet: 'Did you meet?',
  met: 'We met',
  notMet: 'Not this time',
  wasItGood: 'Was it good? Only you see your answer. After a no you are brought together again as late as possible.',
  good: 'Yes',
  notGood: 'No',
  noted: {
    met: 'You met.',
    good: 'You met, and it was good.',
    notGood: 'You met, and it was not good.',
    notMet: 'You did not meet.',
  },
  change: 'Change',
  earlier: 'Earlier rounds',
  earlierRound: (time: string, people: readonly string[]) =>
    `${shortDays.format(new Date(time))}: ${names.format(people)}`,
  noEarlier: 'None yet.',
  failed: 'Coffee rounds could not be loaded.',
  earlierFailed: 'Earlier rounds could not be loaded.',
  retry: 'Retry',
} as const
