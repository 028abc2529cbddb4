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
