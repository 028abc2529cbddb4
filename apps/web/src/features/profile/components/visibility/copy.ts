/** What is said about who sees a field. */
export const visibilityCopy = {
  menu: (field: string) => `Who sees ${field}`,
  trigger: (field: string, who: string) => `Who sees ${field}: ${who}`,
  failed: (why: string) => `Who sees this could not be changed. ${why}`,
  choices: {
    organisation: {
      everybody: { label: 'Everybody', line: 'In your organisation; the search finds you by it.' },
      groups: {
        label: 'My groups',
        line: 'People in conversations that you wrote in or began. The search does not find you by it.',
      },
      managers: { label: 'Managers', line: 'You and the managers of your organisation.' },
    },
    community: {
      everybody: { label: 'Everybody', line: 'In the community; the search finds you by it.' },
      groups: {
        label: 'My groups',
        line: 'People in conversations that you wrote in or began. The search does not find you by it.',
      },
      managers: { label: 'Only me', line: 'Nobody but you.' },
    },
  },
} as const
