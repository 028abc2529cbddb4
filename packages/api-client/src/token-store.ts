/** Who is signed in on this device, as it is stored. */
export type StoredSession = {
  readonly accessToken: string
  readonly refreshToken: string
  readonly userId: string
  readonly role: string
}

/** Hears of a change of the stored session; `elsewhere` is another tab. */
export type StoreListener = (from: 'here' | 'elsewhere') => void

/** Where the session lives between calls, reloads and tabs. */
export interface TokenStore {
  /** What is stored now; `undefined` when nobody is signed in. */
  load(): StoredSession | undefined
  save(session: StoredSession): void
  /** Forgets tokens and user id; the role stays until the next sign-in writes over it. */
  clear(): void
  /**
   * Calls back after every change, whether made here or in another tab.
   *
   * @returns Ends the subscription.
   */
  subscribe(listener: StoreListener): () => void
}

/** The keys under which a session lies in local storage. */
export const SESSION_KEYS = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  userId: 'userId',
  role: 'role',
} as const

/** The part of `Storage` that is used. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The part of `window` that tells of changes made in other tabs. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Creates a store over local storage, under the keys {@link SESSION_KEYS}.
 *
 * @param area Usually `window.localStorage`.
 * @param events Usually `window`: other tabs' changes arrive there as `storage` events.
 */
export function createLocalTokenStore(area: StorageArea, events: StorageEvents): TokenStore {
  const listeners = new Set<StoreListener>()
  const notify: StoreListener = (from) => {
    for (const listener of listeners) listener(from)
  }
  const onStorage = (event: Event) => {
    const key = (event as StorageEvent).key
    // A cleared storage reports no key at all.
    if (key === null || key in SESSION_KEYS) notify('elsewhere')
  }

  return {
    load() {
      const accessToken = area.getItem(SESSION_KEYS.accessToken)
      const refreshToken = area.getItem(SESSION_KEYS.refreshToken)
      const userId = area.getItem(SESSION_KEYS.userId)
      if (!accessToken || !refreshToken || !userId) return undefined
      return { accessToken, refreshToken, userId, role: area.getItem(SESSION_KEYS.role) ?? '' }
    },
    save(session) {
      // The access token comes last: a tab that sees it changed finds all the rest in place.
      area.setItem(SESSION_KEYS.role, session.role)
      area.setItem(SESSION_KEYS.userId, session.userId)
      area.setItem(SESSION_KEYS.refreshToken, session.refreshToken)
      area.setItem(SESSION_KEYS.accessToken, session.accessToken)
      notify('here')
    },
    clear() {
      area.removeItem(SESSION_KEYS.accessToken)
      area.removeItem(SESSION_KEYS.refreshToken)
      area.removeItem(SESSION_KEYS.userId)
      notify('here')
    },
    subscribe(listener) {
      if (listeners.size === 0) events.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) events.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Creates a store that forgets everything with the process: for scripts and tests. */
export function createMemoryTokenStore(): TokenStore {
  const kept = new Map<string, string>()
  return createLocalTokenStore(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    new EventTarget(),
  )
}
