/** What stands in the browser's tab before one is a member. */
export const copy = {
  signIn: 'Sign in',
  signUp: 'Create an account',
  trial: 'Try Umkreis',
  requestPassword: 'Forgot password',
  resetPassword: 'Set new password',
  done: 'All done!',
  onboarding: 'Your profile',
  starting: 'Umkreis is starting',
} as const
