/** The words of the page that stands where there is none. */
export const copy = {
  title: 'Page not found · Umkreis',
  heading: 'Page not found',
  lead: 'There is nothing at this address.',
  home: 'Back to home page',
} as const
