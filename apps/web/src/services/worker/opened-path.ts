import { atom } from 'jotai'
import { parseReturnTo } from '../../shared/paths.ts'

const openedBase = atom<{ readonly path: string } | null>(null)

/** Where a press on a notice of the system leads; a new object for each press. */
export const openedPathAtom = atom((get) => get(openedBase))

/** Hears of presses on notices, until the call that it returns. */
export const followPressesAtom = atom(null, (_get, set) => {
  const hear = ({ data }: MessageEvent) => {
    const { kind, path } = (data ?? {}) as { kind?: unknown; path?: unknown }
    const parsed = kind === 'open' && typeof path === 'string' ? parseReturnTo(path) : undefined
    if (parsed !== undefined) set(openedBase, { path: parsed })
  }
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  workers?.addEventListener('message', hear)
  return () => workers?.removeEventListener('message', hear)
})
