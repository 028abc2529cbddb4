import { createCell, type Observed } from './observed.ts'

/** Whether this page is the one that its reader looks at: visible, and where they type. */
export function watchLooking(): Observed<boolean> & { stop(): void } {
  const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus()
  const isLooking = createCell(isLookedAt())
  const update = () => isLooking.set(isLookedAt())
  window.addEventListener('focus', update)
  window.addEventListener('blur', update)
  document.addEventListener('visibilitychange', update)
  return {
    ...isLooking,
    stop() {
      window.removeEventListener('focus', update)
      window.removeEventListener('blur', update)
      document.removeEventListener('visibilitychange', update)
    },
  }
}
