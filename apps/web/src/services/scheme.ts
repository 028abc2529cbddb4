import type { SchemeChoice } from '@umkreis/design-system'
import { atom, useAtomValue, useSetAtom } from 'jotai'

/** A setting of the device, not of a member: it stays when somebody signs out. `public/first-paint.js` reads it too. */
export const SCHEME_KEY = 'umkreis.scheme'

const schemeBase = atom<SchemeChoice>('system')

/** The colour scheme that was chosen on this device; `system` follows what the device itself shows. */
export const schemeAtom = atom((get) => get(schemeBase))

/** Chooses the colour scheme: shown at once, in every tab, and from then on at every start on this device. */
export const chooseSchemeAtom = atom(null, (_get, set, choice: SchemeChoice) => {
  set(schemeBase, choice)
  try {
    if (choice === 'system') window.localStorage.removeItem(SCHEME_KEY)
    else window.localStorage.setItem(SCHEME_KEY, choice)
  } catch {
    // Without storage the choice holds until the page is left.
  }
})

/** Reads the choice of this device and follows what other tabs choose. Ends with the call it returns. */
export const followSchemeAtom = atom(null, (_get, set) => {
  set(schemeBase, parseScheme(window.localStorage.getItem(SCHEME_KEY)))
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key: the whole storage was emptied.
    if (key === SCHEME_KEY || key === null) set(schemeBase, parseScheme(newValue))
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
})

/** The chosen colour scheme and the way to choose another. */
export function useScheme(): [SchemeChoice, (choice: SchemeChoice) => void] {
  return [useAtomValue(schemeAtom), useSetAtom(chooseSchemeAtom)]
}

function parseScheme(text: string | null): SchemeChoice {
  return text === 'light' || text === 'dark' ? text : 'system'
}
