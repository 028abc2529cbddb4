import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { reach } from '../../services/reach.ts'
import { whenIdle } from '../../shared/when-idle.ts'
import type { FrameHandle } from '../screen.ts'

/** While the first screen waits for its own answers nothing seems to do, and what is loaded then comes in its way. */
const SETTLING_MS = 2000

type Connection = { readonly saveData?: boolean }

/**
 * Loads the code of the other screens once there is nothing else to do: moving around is quick then, and possible while
 * the server is away. Not where data is to be saved. Which screens there are, the frame's route says: with a list of its
 * own, the frame would bring the addresses of all code a second time.
 */
export function usePrefetchedScreens(isManager: boolean): void {
  const screens = useMatches()
    .map(({ handle }) => handle as Partial<FrameHandle> | undefined)
    .find((handle) => handle?.everybodys !== undefined)
  useEffect(() => {
    const { connection } = navigator as Navigator & { readonly connection?: Connection }
    if (!screens || connection?.saveData) return
    const { everybodys = [], managers = [] } = screens
    const loads = isManager ? [...everybodys, ...managers] : everybodys
    let callOff = () => {}
    const timer = setTimeout(() => {
      callOff = whenIdle(() => void loadInTurn(loads))
    }, SETTLING_MS)
    return () => {
      clearTimeout(timer)
      callOff()
    }
  }, [isManager, screens])
}

async function loadInTurn(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of loads) {
    // One that fails stays what it was: not loaded yet. A browser remembers the failure, so the rest waits for its visit.
    if (!reach.isReached.get() || !(await load().then(...LOADED))) return
  }
}

const LOADED = [() => true, () => false] as const
