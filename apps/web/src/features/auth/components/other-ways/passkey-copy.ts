/** What signing in with a passkey says. */
export const passkeyCopy = {
  signIn: 'Use a passkey',
  signingIn: 'Signing in',
  cancelled: 'No passkey was used. You can try again, or use your password.',
  broken: 'This device could not use a passkey here. Please use your password.',
} as const
