import type { AnyRoute } from '../../route.ts'
import { addPasskeyRoute } from './add-passkey.ts'
import { listPasskeysRoute } from './list-passkeys.ts'
import { offerPasskeyRegistrationRoute } from './offer-registration.ts'
import { offerPasskeySignInRoute } from './offer-sign-in.ts'
import { removePasskeyRoute } from './remove-passkey.ts'
import { renamePasskeyRoute } from './rename-passkey.ts'
import { signInWithPasskeyRoute } from './sign-in.ts'

/** The methods about passkeys. */
export const passkeyRoutes: readonly AnyRoute[] = [
  offerPasskeySignInRoute,
  signInWithPasskeyRoute,
  listPasskeysRoute,
  offerPasskeyRegistrationRoute,
  addPasskeyRoute,
  renamePasskeyRoute,
  removePasskeyRoute,
]
