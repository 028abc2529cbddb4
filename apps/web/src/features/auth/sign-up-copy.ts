/** What the pages for signing up say. */
export const signUpCopy = {
  submit: 'Create account',
  submitting: 'Creating account',
  haveOne: 'Already have an account?',
  signIn: 'Sign in',
  community: { title: 'Join the community', line: 'Find people beyond your own company. Free of charge.' },
  invitation: { title: 'Your colleagues are here', line: 'You were invited. Choose a password and you are in.' },
  refused: {
    title: 'This invitation is not valid',
    line: 'It was used already, is too old or was taken back. Ask whoever invited you for a new one.',
    community: 'Join the community instead',
  },
  forCompany: 'Here for your company?',
  startCompany: 'Start an organisation',
  trial: {
    title: 'Bring your team together',
    line: 'Start an organisation of your own. You become its Owner and invite the others.',
    organisation: 'Company name',
    organisationHint: 'You can change it later.',
    optional: 'optional',
  },
  encryption: 'Messages are end-to-end encrypted. Your profile is not: colleagues find you by it.',
} as const
