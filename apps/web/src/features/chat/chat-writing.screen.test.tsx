import type { Preferences } from '@umkreis/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEFAULT_PREFERENCES } from '../../services/preferences/preferences.ts'
import { johanna } from '../../testing/people.ts'
import { buildMessage } from './testing/builders.ts'
import { renderConversation } from './testing/render-conversation.tsx'

const field = () => page.getByRole('textbox', { name: /^Write to/ })
const log = () => page.getByRole('log')
const search = () => page.getByRole('searchbox', { name: 'Search emojis' })
const first = buildMessage('a', 1)

/** Types into what comes in a moment. */
async function type(place: ReturnType<typeof field>, text: string) {
  await expect.element(place).toBeVisible()
  await userEvent.type(place.element(), text)
}

beforeEach(() => localStorage.clear())

/** As if the member had said so the last time: the server of these tests keeps no preferences. */
function prefer(changes: Partial<Preferences>) {
  const preferences = { ...DEFAULT_PREFERENCES, ...changes }
  localStorage.setItem('umkreis.member.preferences', JSON.stringify({ userId: johanna.userId, preferences }))
}

describe('emojis', () => {
  it('are found by a German name and put where the cursor stands', async () => {
    await renderConversation([first])
    await type(field(), 'Hand!{ArrowLeft}')
    await page.getByRole('button', { name: 'Emojis' }).click()
    const picker = page.getByRole('dialog', { name: 'Emojis' })
    await type(search(), 'winkende')
    await expect.element(picker.getByRole('button', { name: 'waving hand' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue('Hand👋!')
    await expect.element(field()).toHaveFocus()
    await expect.element(picker).not.toBeInTheDocument()
  })

  it('are walked through with the arrows, and remembered', async () => {
    await renderConversation([first])
    const open = page.getByRole('button', { name: 'Emojis' })
    await open.click()
    // Asking for one of two thousand buttons by its role takes seconds.
    await expect.poll(() => document.querySelectorAll('[data-index]').length).toBeGreaterThan(1_000)
    await search().click()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    const second = document.activeElement?.textContent ?? ''
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    expect(document.activeElement?.textContent).toBe(second)
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue(second)
    await open.click()
    await expect.poll(() => document.querySelector('[data-group="recent"] button')?.textContent).toBe(second)
  })

  it('are all there as reactions', async () => {
    const { sent } = await renderConversation([first])
    await log().getByText('text 1').hover()
    await log().getByRole('button', { name: 'React' }).click()
    await page.getByRole('button', { name: 'More emojis' }).click()
    await type(search(), 'cheese')
    await page.getByRole('button', { name: 'cheese wedge' }).click()
    await expect.poll(() => sent()).toMatchObject([{ body: { kind: 'reaction', emoji: '🧀' } }])
  })
})

describe('Enter', () => {
  it('breaks the line for those who want that, and Ctrl+Enter sends', async () => {
    prefer({ enterSends: false })
    const { sent } = await renderConversation([first])
    await type(field(), 'one{Enter}two')
    await expect.element(field()).toHaveValue('one\ntwo')
    expect(sent()).toEqual([])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => sent()).toMatchObject([{ body: { text: 'one\ntwo' } }])
  })
})

describe('writing', () => {
  it('is told to others while there is something written', async () => {
    const { conversations } = await renderConversation([first])
    await type(field(), ' ')
    expect(conversations.calls.some(([name]) => name === 'noteTyping')).toBe(false)
    await type(field(), 'H')
    await expect.poll(() => conversations.calls).toContainEqual(['noteTyping', 'a'])
  })

  it('begins an edit of the last message with Up, and leaves it with Escape', async () => {
    const own = buildMessage('a', 2, { senderId: johanna.userId, body: { kind: 'text', text: 'my **last** one' } })
    const { conversations } = await renderConversation([first, own])
    await expect.element(log().getByText('last', { exact: true })).toBeVisible()
    await field().click()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('my **last** one')
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveValue('')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('my **last** one')
    await userEvent.keyboard('{End}!{Enter}')
    await expect.poll(() => conversations.calls).toContainEqual(['edit', own.messageId, 'my **last** one!'])
  })
})
