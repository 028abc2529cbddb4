/** What small parts of many screens say. */
export const copy = {
  emptySearch: 'Empty the search',
  language: 'Language',
  scheme: 'Colour scheme',
  schemes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const
