import type { Tabs } from '../services/tabs/tabs.ts'

type KnownTabs = Pick<Tabs, 'id' | 'isHere' | 'ifGone' | 'onGone'>

/** The page of a member who has no other open. */
export const onlyTab: KnownTabs = {
  id: 'only',
  isHere: Promise.resolve(),
  ifGone: (_id, task) => task(),
  onGone: () => () => undefined,
}

/** Pages of one member that open and close as a test wants it. */
export class FakeTabs {
  readonly #open = new Map<string, Set<(tabId: string) => void>>()

  open(id: string): KnownTabs {
    const listeners = new Set<(tabId: string) => void>()
    this.#open.set(id, listeners)
    return {
      id,
      isHere: Promise.resolve(),
      ifGone: async (other, task) => {
        if (!this.#open.has(other)) await task()
      },
      onGone: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
  }

  close(id: string): void {
    this.#open.delete(id)
    for (const listeners of this.#open.values()) for (const listener of listeners) listener(id)
  }
}
