/** Why something did not work, where no server says it. */
export const copy = {
  network: 'Umkreis can’t be reached. Check your connection and try again.',
  slow: 'Umkreis takes too long to answer. Please try again.',
  unknown: 'That did not work. Please try again.',
  seconds: (seconds: number) => `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  minutes: (minutes: number) => `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
} as const
