import { atom } from 'jotai'
import type { KeyStoreProblem } from './key-store-error.ts'

const problemBase = atom<KeyStoreProblem | undefined>(undefined)

/** What keeps this browser from storing what opens messages; undefined while nothing does. */
export const keyStoreProblemAtom = atom((get) => get(problemBase))

/** Notes what the store of secrets reports. */
export const noteKeyStoreProblemAtom = atom(null, (_get, set, problem: KeyStoreProblem | undefined) =>
  set(problemBase, problem),
)
