/** What the card "Single sign-on" says. */
export const singleSignOnCopy = {
  title: 'Single sign-on',
  line: 'People sign in with your company’s own account, by OpenID Connect. Their passwords never reach Umkreis.',
  loading: 'Loading the settings of single sign-on',
  failed: 'The settings of single sign-on could not be loaded',
  ownersName:
    'Owners name the provider and its domains, since it decides who comes in as whom. Who may join, and whether it is the only way in, you can decide too.',
  ownersEnter:
    'No provider is entered yet. Please ask an Owner: they name it and its domains, since it decides who comes in as whom.',
  redirect: 'Redirect address',
  redirectHint: 'Enter it at your provider, where the application for Umkreis is set up.',
  issuer: 'Provider’s address (issuer)',
  issuerHint: 'Such as https://login.example.com',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretHint: 'Kept sealed, and shown to nobody.',
  secretKept: 'One is saved already. Leave this empty to keep it.',
  emailDomains: 'E-mail domains',
  emailDomainsHint: 'What follows the @ in their addresses, such as example.com. Commas between several.',
  letsJoin: 'People may join',
  letsJoinLine:
    'Whoever signs in there without an account here gets one as a Member. Otherwise they have to be invited.',
  isOnlyWay: 'Only single sign-on',
  isOnlyWayLine:
    'People of these domains can’t use a password or a passkey any more. Owners still can, in case the provider fails.',
  save: 'Save',
  saving: 'Saving',
  saved: 'Single sign-on is saved',
  test: 'Test connection',
  testing: 'Testing',
  works: (host: string) => `The provider answers. People will sign in at ${host}.`,
  remove: 'Remove',
  removed: 'Single sign-on is removed',
  askTitle: 'Remove single sign-on?',
  askMessage:
    'From then on everybody signs in with a password or a passkey. Whoever has neither sets a password by “Forgot password?”.',
  askConfirm: 'Remove it',
  domains: {
    title: 'Proof of the domains',
    line: 'Single sign-on works for a domain once this TXT record stands in its DNS: only its owner can set it.',
    isProved: 'Proved. Its people can sign in.',
    record: (name: string) => `TXT record at ${name}`,
    check: 'Check',
    checkLabel: (domain: string) => `Check the record of ${domain}`,
    proved: (domain: string) => `${domain} is proved`,
  },
} as const
