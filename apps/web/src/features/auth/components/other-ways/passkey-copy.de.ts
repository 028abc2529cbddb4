import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { passkeyCopy as english } from './passkey-copy.ts'

export const passkeyCopy: Translation<typeof english> = {
  signIn: 'Passkey benutzen',
  signingIn: 'Anmeldung läuft',
  cancelled: 'Es wurde kein Passkey benutzt. Versuch es noch einmal, oder nimm dein Passwort.',
  broken: 'Dieses Gerät kann hier keinen Passkey benutzen. Bitte nimm dein Passwort.',
}
