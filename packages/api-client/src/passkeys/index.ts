// Signing in with passkeys, and one's own. Every name is listed: this is a front door.
export { createPasskeys, type PasskeysResource } from './passkeys.ts'
