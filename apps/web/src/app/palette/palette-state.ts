import { atom } from 'jotai'

const isOpenBase = atom(false)

/** Whether the command palette lies over the screen. */
export const isPaletteOpenAtom = atom((get) => get(isOpenBase))

/** Opens the command palette, or closes it. */
export const showPaletteAtom = atom(null, (_get, set, isOpen: boolean) => set(isOpenBase, isOpen))
