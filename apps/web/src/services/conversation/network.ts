import { createCell, type Observed } from './observed.ts'

/** Whether this device has a network at all. What a browser calls online may still reach nobody; offline is certain. */
export function watchNetwork(): Observed<boolean> & { stop(): void } {
  const isOnline = createCell(navigator.onLine)
  const update = () => isOnline.set(navigator.onLine)
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  return {
    ...isOnline,
    stop() {
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    },
  }
}
