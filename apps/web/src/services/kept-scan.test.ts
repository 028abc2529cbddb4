import { describe, expect, it } from 'vitest'
import { keepScan, takeScan } from './kept-scan.ts'

const COMPARISON = '/app/matchingPeople?userId=aylin'
const NOW = 1_700_000_000_000
const HOUR = 60 * 60 * 1000

function createStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

describe('a code that a stranger scanned', () => {
  it('is handed over once', () => {
    const storage = createStorage()
    keepScan(storage, COMPARISON, NOW)
    expect(takeScan(storage, NOW + HOUR)).toBe(COMPARISON)
    expect(takeScan(storage, NOW + HOUR)).toBeUndefined()
  })

  it('is forgotten after a day', () => {
    const storage = createStorage()
    keepScan(storage, COMPARISON, NOW)
    expect(takeScan(storage, NOW + 24 * HOUR)).toBeUndefined()
  })

  it.each([
    ['no address', null],
    ['another page', '/app/chat?userId=aylin'],
    ['the page without a person', '/app/matchingPeople'],
    ['a page without a person’s name', '/app/matchingPeople?userId='],
    ['somebody else’s site', 'https://evil.example/app/matchingPeople?userId=aylin'],
    ['a trick to leave', '/app/matchingPeople/../../../evil?userId=aylin'],
  ])('is not taken from %s', (_what, returnTo) => {
    const storage = createStorage()
    keepScan(storage, returnTo, NOW)
    expect(takeScan(storage, NOW)).toBeUndefined()
  })

  it.each(['nonsense', '{}', '{"userId":7,"until":9e15}', 'null'])('is not read from %s', (text) => {
    expect(takeScan({ getItem: () => text, removeItem: () => {} }, NOW)).toBeUndefined()
  })

  it('never throws where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('No', 'SecurityError')
    }
    keepScan({ setItem: refuse }, COMPARISON, NOW)
    expect(takeScan({ getItem: refuse, removeItem: refuse }, NOW)).toBeUndefined()
  })
})
