// Signing in at the provider of one's organisation. Every name is listed: this is a front door.
export { createSingleSignOn, type SingleSignOnResource } from './single-sign-on.ts'
