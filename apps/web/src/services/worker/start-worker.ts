import { APP_BASE } from '../../shared/paths.ts'
import { logWarning } from '../log.ts'

let started: Promise<ServiceWorkerRegistration | undefined> | undefined

/**
 * Starts the service worker, once for a page: with it the application opens without a network, and is told of messages
 * while no page is open. Never rejects.
 *
 * @returns Undefined where there is none: in development, in browsers without, or where it could not be loaded.
 */
export function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return (started ??= register())
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  try {
    const registration = await navigator.serviceWorker.register(`${APP_BASE}/service-worker.js`, {
      scope: `${APP_BASE}/`,
      updateViaCache: 'none',
    })
    // That of a newer build waits until nobody needs the files of the one before any more.
    const script = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src
    if (script) registration.waiting?.postMessage({ kind: 'take-over', script })
    return registration
  } catch (error) {
    started = undefined
    logWarning('The service worker could not be started', error)
    return undefined
  }
}

/** Waits until a worker works. @returns False where it never will, such as for lack of a network while it was loaded. */
export function isWorking({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
  const coming = installing ?? waiting
  if (active || !coming) return Promise.resolve(active !== null)
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve(coming.state === 'activated')
    })
  })
}
