import { LANGUAGE } from './locale.ts'

/** By this cookie the server chooses the words that a browser gets; without it, by what the browser asks for. */
const COOKIE = 'umkreis-language'
const YEAR_S = 365 * 24 * 60 * 60

/** Speaks another language on this device from now on: the page is loaded anew with its words. */
export function chooseLanguage(language: typeof LANGUAGE): void {
  if (language === LANGUAGE) return
  document.cookie = `${COOKIE}=${language}; Path=/app; Max-Age=${YEAR_S}; SameSite=Lax`
  window.location.reload()
}
