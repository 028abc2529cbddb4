import { notFound } from '../../../errors/service-error.ts'
import type { LogoPlace } from '../../../services/looks/logos.ts'

const PLACES: Readonly<Record<string, LogoPlace>> = {
  small: { size: 'small', isDark: false },
  big: { size: 'big', isDark: false },
  'small-dark': { size: 'small', isDark: true },
  'big-dark': { size: 'big', isDark: true },
}

/** Reads which logo an address names. @throws {ServiceError} `not-found` for any other word. */
export function logoPlaceOf(text: string): LogoPlace {
  const place = Object.hasOwn(PLACES, text) ? PLACES[text] : undefined
  if (!place) throw notFound('This logo')
  return place
}
