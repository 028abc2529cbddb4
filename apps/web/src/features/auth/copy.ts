/** What the sign-in page says, and what all pages of visitors say alike: what the others say besides is not loaded here. */
export const copy = {
  toStart: 'Umkreis, to the start page',
  claim: 'Find specific people in 30 seconds',
  safety: 'What we can’t read, and what we can',
  email: 'E-mail',
  password: 'Password',
  confirmPassword: 'Confirm password',
  signIn: {
    title: 'Good to see you',
    line: 'Sign in to find your people.',
    lineReturning: 'Sign in to go on where you were.',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    submitting: 'Signing in',
    newHere: 'New here?',
    create: 'Create an account',
    retry: 'Retry',
  },
} as const
