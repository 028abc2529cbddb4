import { useAtomValue } from 'jotai'
import { type CSSProperties, lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { conversationsAtom } from '../../services/conversation/conversations.ts'
import { logError } from '../../services/log.ts'
import { MEMBER_MEMORY_PREFIX } from '../../services/member-memory.ts'
import { devicePlace } from './shell.css.ts'

/** Names in local storage how high it was when it was last seen. */
const HEIGHT_KEY = `${MEMBER_MEMORY_PREFIX}notice`

const DeviceHost = lazy(async () => {
  try {
    return { default: (await import('../../features/devices/DeviceHost.tsx')).DeviceHost }
  } catch (error) {
    // The screen is worth more than the line above it.
    logError('What tells of devices could not be loaded', error)
    return { default: () => <span hidden /> }
  }
})

/**
 * Above every screen: what the member's devices have to say. Its height is told to screens that fill the window, and
 * remembered: what comes late finds its room on the next page, and moves nothing that somebody is about to press.
 */
export function DevicePlace(): ReactNode {
  const isStarted = useAtomValue(conversationsAtom) !== null
  const place = useRef<HTMLDivElement>(null)
  const [room] = useState(() => localStorage.getItem(HEIGHT_KEY))
  useLayoutEffect(() => {
    const { current } = place
    const screens = current?.parentElement
    if (!current || !screens) return undefined
    const observer = new ResizeObserver(() => {
      const height = `${current.offsetHeight}px`
      screens.style.setProperty('--web-shell-devices', height)
      // Where a conversation covers it, it has no height that says anything.
      if (current.offsetParent) localStorage.setItem(HEIGHT_KEY, height)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={devicePlace} style={{ '--web-shell-room': room } as CSSProperties}>
      {isStarted ? (
        <Suspense fallback={null}>
          <DeviceHost hasRoom={Boolean(room && room !== '0px')} />
        </Suspense>
      ) : null}
    </div>
  )
}
