import { describe, expect, it } from 'vitest'
import { createLocalTokenStore } from './token-store.ts'

function createArea() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const session = { accessToken: 'a', refreshToken: 'r', userId: 'u', role: 'Manager' }

function storageEvent(key: string | null): Event {
  return Object.assign(new Event('storage'), { key })
}

describe(createLocalTokenStore, () => {
  it('writes exactly the keys of the specification', () => {
    const area = createArea()
    createLocalTokenStore(area, new EventTarget()).save(session)

    expect(Object.fromEntries(area.kept)).toEqual(session)
  })

  it('clears tokens and user id', () => {
    const area = createArea()
    const store = createLocalTokenStore(area, new EventTarget())
    store.save(session)
    store.clear()

    expect([...area.kept.keys()]).toEqual(['role'])
    expect(store.load()).toBeUndefined()
  })

  it.each(['accessToken', 'refreshToken', 'userId'])('loads nothing while %s is missing', (key) => {
    const area = createArea()
    const store = createLocalTokenStore(area, new EventTarget())
    store.save(session)
    area.removeItem(key)

    expect(store.load()).toBeUndefined()
  })

  it('tells of changes made here and in other tabs, but not of other keys', () => {
    const events = new EventTarget()
    const store = createLocalTokenStore(createArea(), events)
    const changes: string[] = []
    const unsubscribe = store.subscribe((from) => void changes.push(from))

    store.save(session)
    events.dispatchEvent(storageEvent('accessToken'))
    events.dispatchEvent(storageEvent(null))
    events.dispatchEvent(storageEvent('activeGroupId'))
    unsubscribe()
    events.dispatchEvent(storageEvent('accessToken'))

    expect(changes).toEqual(['here', 'elsewhere', 'elsewhere'])
  })
})
