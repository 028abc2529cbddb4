const names = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' })

/** What is said elsewhere of a coffee round that has begun. */
export const newsCopy = {
  news: (firstNames: readonly string[]) => `Your coffee round: ${names.format(['you', ...firstNames])}`,
} as const
