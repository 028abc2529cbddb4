/** How one proves to be who is signed in. */
export const proofCopy = {
  password: 'Your password',
  byMail: (email: string) => `You have no password to enter here. We mail a code to ${email} instead.`,
  mail: 'Mail me a code',
  mailing: 'Mailing',
  mailed: (email: string) => `A code is on its way to ${email}. It is valid for 15 minutes.`,
  mailAgain: 'Mail another one',
  code: 'Code from the mail',
  loading: 'Finding out how you sign in',
  failed: 'How you sign in could not be found out.',
  retry: 'Retry',
} as const
