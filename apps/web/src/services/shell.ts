import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

const immersiveBase = atom(0)

/** Whether the screen wants a phone's whole height: then neither top bar nor bottom bar is shown there. */
export const isImmersiveAtom = atom((get) => get(immersiveBase) > 0)

const changeImmersiveAtom = atom(null, (get, set, by: 1 | -1) => set(immersiveBase, get(immersiveBase) + by))

/**
 * Takes a phone's whole height while the component is mounted, such as for an open conversation.
 *
 * @param isWanted Lets a screen change its mind without unmounting.
 */
export function useImmersive(isWanted: boolean): void {
  const change = useSetAtom(changeImmersiveAtom)
  useEffect(() => {
    if (!isWanted) return
    change(1)
    return () => void change(-1)
  }, [change, isWanted])
}

const arrivedLateBase = atom(false)

/** Whether the code of the screen that is shown took so long that the shape of what comes stood there before it. */
export const arrivedLateAtom = atom((get) => get(arrivedLateBase))

/** Says how the screen that is shown came. */
export const setArrivedLateAtom = atom(null, (_get, set, isLate: boolean) => set(arrivedLateBase, isLate))
