import { atom } from 'jotai'

/** Asks whether what is not saved may be lost; `proceed` is called where it may. */
export type AskToLeave = (proceed: () => void) => void

const askBase = atom<{ readonly ask: AskToLeave } | undefined>(undefined)

/** Has somebody asked before the session is ended from inside, for as long as there is something unsaved. Ends with the call it returns. */
export const guardLeavingAtom = atom(null, (get, set, ask: AskToLeave) => {
  const own = { ask }
  set(askBase, own)
  return () => {
    if (get(askBase) === own) set(askBase, undefined)
  }
})

/** Does what throws away unsaved work: at once where there is none, and where there is some once that was answered. */
export const leaveAtom = atom(null, (get, _set, proceed: () => void) => {
  const guard = get(askBase)
  if (guard) guard.ask(proceed)
  else proceed()
})
