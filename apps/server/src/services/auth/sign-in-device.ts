import { guessDeviceName } from '@umkreis/schemas'
import { createSecret } from '../random-id.ts'

/** The browser that somebody signs in with. */
export interface SignInDevice {
  /** Such as "Firefox on Windows"; empty where it says nothing. From fixed words: nothing of what the browser said is kept. */
  name: string
  /** What it keeps to be known again at the next sign-in; undefined for what keeps nothing, such as a script. */
  key: string | undefined
}

/** A device that nothing is known of. */
export const UNKNOWN_DEVICE: SignInDevice = { name: '', key: undefined }

/**
 * Reads what a browser says of itself.
 *
 * @param kept What it brought from an earlier sign-in; anything but such a key is replaced by a new one.
 */
export function readDevice(userAgent: string | undefined, kept: string | undefined): SignInDevice {
  const name = guessDeviceName({ userAgent: userAgent?.slice(0, 500) ?? '', maxTouchPoints: 0 }) ?? ''
  return { name, key: kept && /^[\w-]{43}$/.test(kept) ? kept : createSecret() }
}
