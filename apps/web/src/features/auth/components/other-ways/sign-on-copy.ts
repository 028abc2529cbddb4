/** What signing in by single sign-on says. */
export const signOnCopy = {
  signOn: 'Single sign-on',
  leaving: 'Opening your company’s sign-in',
  finishing: 'Signing you in',
  needsEmail: 'Please enter your work e-mail: it says which company’s sign-in to open.',
  refusals: {
    expired: 'This sign-in took too long, or began in another browser. Please begin again.',
    denied: 'Your company’s sign-in was called off. You can try it again.',
    failed: 'Your company’s sign-in did not work. Please try again, and tell your IT if it stays so.',
    unverified: 'Your company’s sign-in doesn’t vouch for your e-mail. Please ask your IT to have it verified.',
    'other-domain': 'Your e-mail there belongs to none of your organisation’s domains. Please ask your IT.',
    elsewhere: 'Your e-mail belongs to an account outside of this organisation. Please sign in with its password.',
    unknown: 'You have no account here yet. Please ask whoever manages Umkreis in your company to invite you.',
    unavailable: 'Your company’s sign-in does not answer. Please try again later.',
  },
} as const
