import { describe, expect, it } from 'vitest'
import { buildMessage, groupId } from '../testing/builders.ts'
import {
  addPage,
  catchUpWindow,
  coversSequence,
  hearMessage,
  type LoadedMessages,
  openWindow,
  trimWindow,
  type WindowPage,
} from './message-window.ts'

const here = groupId('a')
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => buildMessage('a', from + index))
const page = (from: number, to: number, changes: Partial<WindowPage> = {}): WindowPage => ({
  messages: messages(from, to),
  hasOlder: true,
  hasNewer: true,
  revision: 0,
  window: 'some',
  opensAt: 'end',
  ...changes,
})
const open = (from: number, to: number, changes: Partial<WindowPage> = {}) =>
  openWindow(here, page(from, to, changes), null)
const span = ({ messages: all }: LoadedMessages) => [all[0]?.sequence, all.at(-1)?.sequence, all.length]

describe('a part from the middle of a conversation', () => {
  it('does not take a new message, which would leave a gap, and knows of an edit', () => {
    const heard = hearMessage(open(20, 30, { revision: 99 }), 'received', buildMessage('a', 100))
    expect(span(heard)).toEqual([20, 30, 11])
    expect(heard).toMatchObject({ revision: 100, newer: 'more', isBehind: false })
    const edited = buildMessage('a', 25, { revision: 101, body: { kind: 'text', text: 'new words' } })
    expect(hearMessage(heard, 'updated', edited).messages[5]).toBe(edited)
  })

  it('does not take its last page for the end when something came while that was on its way', () => {
    const asked: LoadedMessages = { ...open(20, 30, { revision: 31 }), newer: 'loading' }
    const overtaken = hearMessage(asked, 'received', buildMessage('a', 32))
    expect(addPage(asked, 'newer', messages(31, 31), false).newer).toBe('none')
    expect(addPage(overtaken, 'newer', messages(31, 31), false).newer).toBe('more')
  })

  it('catches up with what belongs to it only', () => {
    const changes = [...messages(15, 16), buildMessage('a', 22, { revision: 80 }), ...messages(70, 71)]
    const caughtUp = catchUpWindow(
      open(20, 30),
      changes.map((message) => ({ kind: 'message', message })),
    )
    expect(span(caughtUp)).toEqual([20, 30, 11])
    expect(caughtUp.messages[2]?.revision).toBe(80)
    expect(caughtUp).toMatchObject({ revision: 80, isBehind: false })
  })

  it('is behind when more was heard of the group than was known before it was asked for', () => {
    const before = open(1, 10, { revision: 50 })
    expect(openWindow(here, page(20, 30, { revision: 50 }), before).isBehind).toBe(false)
    expect(openWindow(here, page(20, 30, { revision: 49 }), before).isBehind).toBe(true)
  })

  it('covers what lies between its ends, deleted or not, and beyond an end only where nothing is', () => {
    const part = open(20, 30)
    expect([19, 20, 30, 31].map((sequence) => coversSequence(part, sequence))).toEqual([false, true, true, false])
    const whole = open(20, 30, { hasOlder: false, hasNewer: false })
    expect([1, 31].map((sequence) => coversSequence(whole, sequence))).toEqual([true, true])
  })
})

describe(trimWindow, () => {
  it('forgets what is far on either side and knows that it is to be had again', () => {
    const whole = open(1, 100, { hasOlder: false, hasNewer: false })
    const kept = trimWindow(whole, 40, 60)
    expect(span(kept)).toEqual([40, 60, 21])
    expect(kept).toMatchObject({ older: 'more', newer: 'more' })
    expect(trimWindow(whole, 0, 60)).toMatchObject({ older: 'none', newer: 'more' })
    expect(trimWindow(whole, 40, 1000)).toMatchObject({ older: 'more', newer: 'none' })
  })

  it('forgets nothing while a page is on its way, which could not be joined then', () => {
    const whole = open(1, 100)
    for (const busy of [{ older: 'loading' }, { newer: 'loading' }, { newer: 'overtaken' }] as const) {
      expect(trimWindow({ ...whole, ...busy }, 40, 60).messages).toHaveLength(100)
    }
  })
})
