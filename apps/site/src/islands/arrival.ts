// Runs before the first paint, so that nobody sees a page that they are led away from. It must stay a few lines.
import { LANGUAGE_KEY } from '../language/languages.ts'
import { findDestination } from './find-destination.ts'

const read = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage that is forbidden remembers nothing.
    return null
  }
}

const { lang, dataset } = document.documentElement
const destination = findDestination({
  hasSession: read('accessToken') !== null && read('userId') !== null,
  language: lang,
  chosenLanguage: read(LANGUAGE_KEY),
  otherAddress: dataset.otherLanguage,
})
if (destination) location.replace(`${destination}${destination === '/app/profile' ? '' : location.hash}`)
