import { guessDeviceName } from '@umkreis/schemas'
import { type Language, askedLanguage } from '../language.ts'
import { createSecret } from '../random-id.ts'

/** The browser that somebody signs in with. */
export interface SignInDevice {
  /** Such as "Firefox on Windows"; empty where it says nothing. From fixed words: nothing of what the browser said is kept. */
  name: string
  /** What it keeps to be known again at the next sign-in; undefined for what keeps nothing, such as a script. */
  key: string | undefined
  /** The language that it shows; undefined for what names none. */
  language: Language | undefined
}

/** A device that nothing is known of. */
export const UNKNOWN_DEVICE: SignInDevice = { name: '', key: undefined, language: undefined }

/** What a browser says of itself: two headers, and what it brought from an earlier sign-in. */
export interface BrowserWords {
  userAgent: string | undefined
  acceptLanguage: string | undefined
  kept: string | undefined
}

/** Reads what a browser says of itself. Anything kept but a key is replaced by a new one. */
export function readDevice({ userAgent, acceptLanguage, kept }: BrowserWords): SignInDevice {
  const name = guessDeviceName({ userAgent: userAgent?.slice(0, 500) ?? '', maxTouchPoints: 0 }) ?? ''
  const key = kept && /^[\w-]{43}$/.test(kept) ? kept : createSecret()
  return { name, key, language: askedLanguage(acceptLanguage) }
}
