import { useAtomValue, useSetAtom } from 'jotai'
import { showToast } from '@umkreis/design-system'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { logError } from '../../services/log.ts'
import { describeFailure } from '../../shared/form/describe-failure.ts'
import { addEarlyKey, NO_EARLY_KEYS } from './early-keys.ts'
import { isPaletteOpenAtom, showPaletteAtom } from './palette-state.ts'

const load = async () => (await import('./CommandPalette.tsx')).default
type Palette = Awaited<ReturnType<typeof load>>
/** So long after the first screen its code is fetched, unless it is asked for earlier. */
const FETCHED_AFTER_MS = 1_500

/** Opens the command palette with Ctrl+K or ⌘K, and holds it while it is open. Its code comes after the first screen. */
export function PaletteHost(): ReactNode {
  const isOpen = useAtomValue(isPaletteOpenAtom)
  const show = useSetAtom(showPaletteAtom)
  const { key } = useLocation()
  const shownAt = useRef(key)
  const stage = useRef<'closed' | 'coming' | 'open'>('closed')
  const early = useRef(NO_EARLY_KEYS)

  useEffect(() => {
    if (!isOpen) {
      stage.current = 'closed'
      early.current = NO_EARLY_KEYS
    }
    // Opened by a button, and its code is still on its way.
    if (isOpen && stage.current === 'closed') stage.current = 'coming'
    const onKeyDown = (event: KeyboardEvent) => {
      if (stage.current === 'coming') {
        // Whoever knows the keys types on at once: nothing of it may fall into the page below.
        const next = addEarlyKey(early.current, event)
        if (next === undefined) return
        event.preventDefault()
        event.stopPropagation()
        early.current = next
        if (next.isLeft) show(false)
        return
      }
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return
      // The browser has its own meaning for the same keys.
      event.preventDefault()
      // A dialog that waits for an answer keeps the keyboard; a message that tells something waits for none.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])')) return
      if (!isOpen) stage.current = 'coming'
      show(!isOpen)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen, show])
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    show(false)
  }, [key, show])
  useEffect(() => () => show(false), [show])
  const [CommandPalette, setPalette] = useState<Palette>()
  useEffect(() => {
    if (CommandPalette) return undefined
    const fetchIt = () =>
      load().then(
        (loaded) => setPalette(() => loaded),
        (error: unknown) => {
          logError('The command palette could not be loaded', error)
          // Fetched ahead of time nobody misses it.
          if (!isOpen) return
          showToast({ tone: 'danger', message: describeFailure(error) })
          show(false)
        },
      )
    const timer = window.setTimeout(() => void fetchIt(), isOpen ? 0 : FETCHED_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [CommandPalette, isOpen, show])

  if (!isOpen || !CommandPalette) return null
  return (
    <CommandPalette
      takeEarlyKeys={() => {
        stage.current = 'open'
        return early.current
      }}
      onClose={() => show(false)}
    />
  )
}
