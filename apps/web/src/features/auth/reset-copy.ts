/** What the pages on the way to a new password say. */
export const resetCopy = {
  request: {
    title: 'Forgot password',
    line: 'Tell us your e-mail, and we send you a link that is good for one hour.',
    submit: 'Send link',
    submitting: 'Sending link',
    back: 'Back to sign in',
    sentTitle: 'Look into your mail',
    sentLine: (email: string) => `If ${email} has an account here, a link is on its way.`,
    again: 'Send it again',
  },
  reset: {
    title: 'Set new password',
    hint: 'Must be at least 8 characters',
    submit: 'Set new password',
    submitting: 'Setting new password',
    back: 'Back to sign in',
    note: 'All your devices will be signed out, and your passkeys removed.',
  },
  done: { title: 'All done!', line: 'Your password has been reset', login: 'Login' },
} as const
