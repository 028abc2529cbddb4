/** What onboarding says. */
export const copy = {
  steps: [
    { title: 'Who are you?', line: 'Your name, and what you would tell a colleague in the lift.' },
    { title: 'What can people ask you?', line: 'These words are how colleagues find you.' },
    { title: 'Where are you?', line: 'Nearby colleagues come first, for a coffee or a hand.' },
  ],
  next: ['Next', 'Last step', 'Finish'],
  saving: 'Saving',
  back: 'Back',
  signOutHint: 'to the sign-in page',
  nobodyYet: 'You',
} as const
