import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { guardLeavingAtom, leaveAtom } from './leaving.ts'

describe('leaveAtom', () => {
  it('leaves at once where nothing is unsaved', () => {
    let isLeft = false
    createStore().set(leaveAtom, () => (isLeft = true))

    expect(isLeft).toBe(true)
  })

  it('leaves what is unsaved only once that was answered', () => {
    const store = createStore()
    const answers: (() => void)[] = []
    store.set(guardLeavingAtom, (proceed) => answers.push(proceed))
    let isLeft = false
    store.set(leaveAtom, () => (isLeft = true))

    expect(isLeft).toBe(false)
    answers[0]?.()
    expect(isLeft).toBe(true)
  })

  it('no longer asks about what was saved, and asks on about what came after it', () => {
    const store = createStore()
    const asked: string[] = []
    const firstOff = store.set(guardLeavingAtom, () => asked.push('first'))
    const secondOff = store.set(guardLeavingAtom, () => asked.push('second'))
    firstOff()
    store.set(leaveAtom, () => undefined)
    secondOff()
    store.set(leaveAtom, () => asked.push('nobody'))

    expect(asked).toEqual(['second', 'nobody'])
  })
})
