import { logWarning } from '../log.ts'

/** The pages of one member in one browser, as far as they have to know of each other. */
export interface Tabs {
  /** This page; never used again by another one. */
  readonly id: string
  /** Resolves once the others can tell that this page is there. */
  readonly isHere: Promise<void>
  /** Tells when another page has gone, however it ended. */
  onGone(listener: (tabId: string) => void): () => void
  /** Runs `task` unless that page is still there, and nobody else runs one for it. */
  ifGone(tabId: string, task: () => Promise<void>): Promise<void>
  stop(): void
}

type Hello = { readonly hello: string; readonly isAnswer: boolean }

/**
 * Joins the pages of one member. Each holds a lock for as long as it lives: the browser gives that back also where a page
 * crashes, so that whoever waits for it knows.
 *
 * @param member Whose pages.
 */
export function joinTabs(member: string, locks: LockManager = navigator.locks): Tabs {
  const id: string = crypto.randomUUID()
  const nameOf = (tabId: string) => `umkreis-tab ${member} ${tabId}`
  const listeners = new Set<(tabId: string) => void>()
  const known = new Set<string>([id])
  const ended = new AbortController()
  const channel = new BroadcastChannel(`umkreis-tabs ${member}`)

  const isHere = new Promise<void>((resolve) => {
    locks
      .request(nameOf(id), () => {
        resolve()
        return new Promise<void>((release) => ended.signal.addEventListener('abort', () => release()))
      })
      .catch(noteTrouble)
  })

  const waitFor = (tabId: string) => {
    if (known.has(tabId)) return
    known.add(tabId)
    const tellGone = () => {
      for (const listener of listeners) listener(tabId)
    }
    locks.request(nameOf(tabId), { signal: ended.signal }, tellGone).catch(noteTrouble)
  }
  const greet = (isAnswer: boolean) => {
    const hello: Hello = { hello: id, isAnswer }
    // Not heard before the own lock is held: whoever then waits for it would find it free.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin has no target
    isHere.then(() => ended.signal.aborted || channel.postMessage(hello)).catch(noteTrouble)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Hello>) => {
    waitFor(data.hello)
    if (!data.isAnswer) greet(true)
  })
  greet(false)

  return {
    id,
    isHere,
    onGone(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async ifGone(tabId, task) {
      await locks.request(nameOf(tabId), { ifAvailable: true }, async (lock) => {
        if (lock) await task()
      })
    },
    stop() {
      ended.abort()
      channel.close()
      listeners.clear()
    },
  }
}

function noteTrouble(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return
  logWarning('The other tabs could not be watched', error)
}
