import type { MemberReading, UserId } from '@umkreis/schemas'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { johanna, karim } from '../../testing/people.ts'
import { buildStored } from '../../testing/messages.ts'
import type { MessageList } from './logic/message-list.ts'
import { jumpToSequenceAtom } from './state/jump.ts'
import { messagesAtom } from './state/messages.ts'
import { buildMessage, groupId } from './testing/builders.ts'
import { renderConversation } from './testing/render-conversation.tsx'

const here = groupId('a')
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildMessage('a', index + 1, {
      sendDate: new Date(Date.UTC(2026, 10, 20, 9, 0, 20 * index)).toISOString(),
      body: { kind: 'text', text: `text ${index + 1}${' and more'.repeat((index * 7) % 40)}` },
    }),
  )
const read = (count: number) => ({ lastMessage: buildStored('a', count), lastReadSequence: count, unreadCount: 0 })

const log = () => page.getByRole('log').element() as HTMLElement
const drawn = (sequence: number) => document.querySelector<HTMLElement>(`[data-message-id="a-${sequence}"]`)
const topOf = (sequence: number) => {
  const row = drawn(sequence)
  return row ? Math.round(row.getBoundingClientRect().top - log().getBoundingClientRect().top) : undefined
}
const distanceFromEnd = () => Math.round(log().scrollHeight - log().scrollTop - log().clientHeight)
const isInView = (sequence: number) => {
  const top = topOf(sequence)
  return top !== undefined && top > -20 && top < log().clientHeight
}
/** How many messages are in memory. */
const countLoaded = (list: MessageList) => (list.kind === 'loaded' ? list.messages.length : 0)

/** Waits until nothing moves any more. */
async function hasSettled() {
  let still = 0
  for (let before = ''; still < 12;) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = `${log().scrollTop} ${log().scrollHeight}`
    still = now === before ? still + 1 : 0
    before = now
  }
}

/** Many things are drawn in these tests, on machines of any speed. */
const patience = { timeout: 100_000 }

/** Scrolls as far as a wheel does with one turn, until something is true. */
async function scrollUntil(by: number, isThere: () => boolean) {
  await expect
    .poll(
      () => {
        if (!isThere()) log().scrollTop += by
        return isThere()
      },
      { ...patience, interval: 30 },
    )
    .toBe(true)
}

// Somebody looks at the page, whichever of the test runner's windows has the focus.
beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})

describe('the log of a conversation', { timeout: 150_000 }, () => {
  it('opens at the newest message, draws only what is near, and loads older ones on the way up', async () => {
    const { store } = await renderConversation(many(160), read(160))
    await expect.poll(() => isInView(160), patience).toBe(true)
    expect(distanceFromEnd()).toBeLessThan(2)
    expect(document.querySelectorAll('article').length).toBeLessThan(60)
    await scrollUntil(-3000, () => isInView(1))
    expect(store.get(messagesAtom).list).toMatchObject({ older: 'none' })
    await expect.element(page.getByText('20 November 2026'), patience).toBeVisible()
  })

  it('stays on the same words while an older page arrives above them', async () => {
    const { conversations, store } = await renderConversation(many(120), read(120))
    await expect.poll(() => isInView(120), patience).toBe(true)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const load = conversations.loadBefore.bind(conversations)
    conversations.loadBefore = async (...asked) => {
      await answered
      return load(...asked)
    }
    await scrollUntil(-300, () => isInView(80))
    await hasSettled()
    const before = topOf(80) ?? 0
    answer()
    await expect.poll(() => countLoaded(store.get(messagesAtom).list), patience).toBeGreaterThan(50)
    await expect.poll(() => Math.abs((topOf(80) ?? Infinity) - before)).toBeLessThan(3)
  })

  it('opens where reading stopped, counts on while one reads, and leads to the newest', async () => {
    const { conversations, group } = await renderConversation(many(300), {
      lastMessage: buildStored('a', 300),
      lastReadSequence: 100,
      unreadCount: 200,
    })
    await expect.element(page.getByText('200 new messages'), patience).toBeVisible()
    await expect.poll(() => isInView(101), patience).toBe(true)
    const button = page.getByRole('button', { name: 'Jump to newest 200 unread messages' })
    await expect.element(button).toBeVisible()
    await scrollUntil(200, () => isInView(120))
    const told = () => conversations.calls.filter(([name]) => name === 'markRead').map((call) => call[2] as number)
    await expect.poll(() => Math.max(0, ...told()), patience).toBeGreaterThanOrEqual(119)
    expect(Math.max(...told())).toBeLessThan(200)
    await page.getByRole('button', { name: /Jump to newest/ }).click()
    await expect.poll(() => isInView(300), patience).toBe(true)
    await expect.poll(() => told().at(-1), patience).toBe(300)
    expect(group.lastReadSequence).toBe(100)
  })

  /** A device that has kept the messages up to 80, of 120; the rest comes when it is let. */
  async function renderKept() {
    let letCome = () => {}
    const isLet = new Promise<void>((resolve) => (letCome = resolve))
    const all = many(120)
    const unread = { revision: 120, lastMessage: buildStored('a', 120), lastReadSequence: 80, unreadCount: 40 }
    const shown = await renderConversation(all, unread, (conversations) => {
      conversations.kept.set(here, { messages: all.slice(30, 80), hasOlder: true, revision: 80 })
      conversations.loadChanges = async () => {
        await isLet
        return all.slice(80).map((message) => ({ kind: 'message', message }))
      }
    })
    await expect.poll(() => isInView(80), patience).toBe(true)
    await hasSettled()
    expect(distanceFromEnd()).toBeLessThan(2)
    return { ...shown, letCome }
  }

  it('opens with what was kept, and anew where reading stopped once the unread messages join it', async () => {
    const { conversations, letCome } = await renderKept()
    expect(drawn(81)).toBeNull()
    letCome()
    await expect.element(page.getByText('40 new messages'), patience).toBeVisible()
    await expect.poll(() => isInView(81), patience).toBe(true)
    await hasSettled()
    expect(topOf(81)).toBeLessThan(120)
    const told = conversations.calls.filter(([name]) => name === 'markRead').map((call) => call[2] as number)
    expect(Math.max(0, ...told)).toBeLessThan(110)
  })

  it('leaves a reader where they are who has gone from there meanwhile', async () => {
    const { letCome, store } = await renderKept()
    await scrollUntil(-300, () => isInView(70) && distanceFromEnd() > 400)
    await hasSettled()
    const before = topOf(70) ?? 0
    letCome()
    await expect.poll(() => countLoaded(store.get(messagesAtom).list), patience).toBeGreaterThan(85)
    await hasSettled()
    expect(Math.abs((topOf(70) ?? Infinity) - before)).toBeLessThan(3)
  })

  it('loads newer pages on the way down without running past them', async () => {
    await renderConversation(many(220), {
      lastMessage: buildStored('a', 220),
      lastReadSequence: 100,
      unreadCount: 120,
    })
    await expect.poll(() => isInView(101), patience).toBe(true)
    const seen = new Set<number>()
    await scrollUntil(500, () => {
      for (let sequence = 101; sequence <= 220; sequence += 1) if (isInView(sequence)) seen.add(sequence)
      return seen.has(220)
    })
    expect(seen.size).toBe(120)
  })

  it('leads to a message that is far away and back', async () => {
    const { store, conversations } = await renderConversation(many(400), read(400))
    await expect.poll(() => isInView(400), patience).toBe(true)
    await store.set(jumpToSequenceAtom, here, 20)
    await expect.poll(() => isInView(20), patience).toBe(true)
    await expect.poll(() => document.activeElement, patience).toBe(drawn(20))
    conversations.tell({
      type: 'received',
      stored: buildStored('a', 401),
      message: buildMessage('a', 401),
    })
    expect(drawn(401)).toBeNull()
    await page.getByRole('button', { name: /Jump to newest/ }).click()
    await expect.poll(() => isInView(400), patience).toBe(true)
  })

  it('forgets what is far from where one reads, so that the past does not fill the memory', async () => {
    const { store } = await renderConversation(many(600), read(600))
    await expect.poll(() => isInView(600), patience).toBe(true)
    const loaded = () => countLoaded(store.get(messagesAtom).list)
    let most = 0
    await scrollUntil(-20_000, () => {
      most = Math.max(most, loaded())
      return isInView(1)
    })
    expect(most).toBeLessThan(600)
    await page.getByRole('button', { name: /Jump to newest/ }).click()
    await expect.poll(() => isInView(600), patience).toBe(true)
  })

  it('shows a tall message that one sends to its end', async () => {
    await renderConversation(many(60), read(60))
    await expect.poll(() => isInView(60), patience).toBe(true)
    await hasSettled()
    await page.getByRole('textbox', { name: /^Write to/ }).fill('W'.repeat(600))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => log().textContent.includes('W'.repeat(600)), { timeout: 20_000 }).toBe(true)
    await hasSettled()
    expect(distanceFromEnd()).toBeLessThan(2)
  })

  it('stays at the end for whoever stands there, however much was missed at once', async () => {
    const { store, conversations } = await renderConversation(many(120), read(120))
    await expect.poll(() => isInView(120), patience).toBe(true)
    await hasSettled()
    conversations.changes = many(500)
      .slice(120)
      .map((message) => ({ kind: 'message', message }))
    conversations.tell({ type: 'connected', isReconnect: true })
    await expect.poll(() => isInView(500), patience).toBe(true)
    await hasSettled()
    expect(isInView(500)).toBe(true)
    expect(store.get(messagesAtom).list).toMatchObject({ newer: 'none', older: 'more' })
    expect(countLoaded(store.get(messagesAtom).list)).toBeLessThan(300)
  })

  it('lets keys walk to messages that are not drawn', async () => {
    await renderConversation(many(200), read(200))
    await expect.poll(() => isInView(200), patience).toBe(true)
    drawn(200)?.focus()
    await userEvent.keyboard('{Home}')
    await expect.poll(() => document.activeElement?.getAttribute('data-message-id'), patience).toBe('a-151')
    await userEvent.keyboard('{End}')
    await expect.poll(() => document.activeElement, patience).toBe(drawn(200))
  })
})

describe('SPEC 4, message states', { timeout: 150_000 }, () => {
  const reading = (changes: Partial<MemberReading>): readonly MemberReading[] => [
    {
      userId: karim.userId,
      joinedSequence: 0,
      deliveredSequence: 0,
      readSequence: 0,
      deliveredAt: null,
      readAt: null,
      ...changes,
    },
  ]
  const own = (sequence: number) => buildMessage('a', sequence, { senderId: johanna.userId })

  it('are sent, delivered and read, and tell by whom', async () => {
    const { conversations } = await renderConversation([own(1)], read(1))
    const message = page.getByRole('article')
    await expect.element(message.getByText('Sent', { exact: true })).toBeInTheDocument()
    conversations.readings.get(here)?.set(reading({ deliveredSequence: 1 }))
    await expect.element(message.getByText('Delivered', { exact: true })).toBeInTheDocument()
    conversations.readings
      .get(here)
      ?.set(reading({ deliveredSequence: 1, readSequence: 1, readAt: '2026-11-20T10:30:00.000Z' }))
    await expect.element(message.getByText('Read', { exact: true })).toBeInTheDocument()

    message.element().focus()
    await page.getByRole('button', { name: 'Message actions' }).click()
    await page.getByRole('menuitem', { name: 'Message info' }).click()
    const dialog = page.getByRole('dialog', { name: 'Message info' })
    await expect.element(dialog.getByRole('heading', { name: 'Read (1)' })).toBeVisible()
    await expect.element(dialog.getByText('Karim Haddad')).toBeVisible()
  })

  it('say nothing of messages of others, and who is writing stands below them', async () => {
    const { conversations } = await renderConversation([buildMessage('a', 1)], read(1))
    await expect.element(page.getByRole('article').getByText('text 1')).toBeVisible()
    expect(page.getByText('Sent', { exact: true }).elements()).toEqual([])
    conversations.typers.set(['karim' as UserId])
    await expect.element(page.getByText('Karim Haddad is writing')).toBeVisible()
    conversations.typers.set([])
    await expect.element(page.getByText('Karim Haddad is writing')).not.toBeInTheDocument()
  })
})
