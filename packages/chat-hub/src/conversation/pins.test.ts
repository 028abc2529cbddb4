import { describe, expect, it } from 'vitest'
import { createMemoryKeyStore } from '../testing/index.ts'
import { loadPins } from './pins.ts'

const hash = (fill: number) => new Uint8Array(32).fill(fill)

describe(loadPins, () => {
  it('remembers the latest head over a restart, and never an earlier one', async () => {
    const store = createMemoryKeyStore()
    const pins = await loadPins(store)
    pins.pinUser('ada', { seq: 2, hash: hash(2), resetCounter: 0 })
    pins.pinUser('ada', { seq: 1, hash: hash(1), resetCounter: 0 })
    pins.pinGroup('g', { epoch: 7, hash: hash(7) })
    await pins.save()
    const again = await loadPins(store)
    expect(again.user('ada')).toEqual({ seq: 2, hash: hash(2), resetCounter: 0 })
    expect(again.group('g')).toEqual({ epoch: 7, hash: hash(7) })
    expect(again.user('ben')).toBeUndefined()
  })

  it('keeps what another tab saw meanwhile', async () => {
    const store = createMemoryKeyStore()
    const [one, other] = [await loadPins(store), await loadPins(store)]
    one.pinGroup('g', { epoch: 3, hash: hash(3) })
    other.pinGroup('g', { epoch: 2, hash: hash(2) })
    other.pinUser('ben', { seq: 1, hash: hash(1), resetCounter: 0 })
    await one.save()
    await other.save()
    const again = await loadPins(store)
    expect(again.group('g')?.epoch).toBe(3)
    expect(again.user('ben')?.seq).toBe(1)
  })

  it('[ID5] lets a new root take the place of what was seen of one person, and of nobody else', async () => {
    const store = createMemoryKeyStore()
    const pins = await loadPins(store)
    const tab = await loadPins(store)
    for (const each of [pins, tab]) {
      each.pinUser('ada', { seq: 2, hash: hash(2), resetCounter: 0 })
      each.pinUser('ben', { seq: 1, hash: hash(1), resetCounter: 0 })
    }
    await tab.save()
    pins.replaceUser('ada', { seq: 1, hash: hash(9), resetCounter: 1 })
    await pins.save()
    tab.pinUser('cleo', { seq: 1, hash: hash(1), resetCounter: 0 })
    // The other tab has not heard of it, and does not bring back what it remembers.
    await tab.save()
    for (const each of [pins, tab, await loadPins(store)]) {
      expect(each.user('ada')).toEqual({ seq: 1, hash: hash(9), resetCounter: 1 })
      expect(each.hasNewRoot('ada')).toBe(false)
      expect(each.user('ben')?.seq).toBe(1)
    }
  })
})
