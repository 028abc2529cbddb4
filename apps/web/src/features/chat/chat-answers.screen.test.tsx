import { HubCallError } from '@umkreis/chat-hub'
import type { ClientMessageId, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ChatMessage } from '../../services/conversation/chat-message.ts'
import { johanna, karim } from '../../testing/people.ts'
import { buildMessage } from './testing/builders.ts'
import { renderConversation } from './testing/render-conversation.tsx'

const field = () => page.getByRole('textbox', { name: /^Write to/ })
const log = () => page.getByRole('log')
const first = buildMessage('a', 1)
const reaction = (sequence: number, emoji: string, senderId: UserId): ChatMessage =>
  buildMessage('a', sequence, { senderId, body: { kind: 'reaction', emoji, to: 'a-client-1' as ClientMessageId } })

describe('reactions', () => {
  it('stand below their message with who chose them, and are no messages', async () => {
    await renderConversation([first, reaction(2, '👏', karim.userId), reaction(3, '👏', johanna.userId)])
    const applause = log().getByRole('button', { name: 'Applause: Karim Haddad and You, 2' })
    await expect.element(applause).toHaveAttribute('aria-pressed', 'true')
    expect(log().getByRole('article').elements()).toHaveLength(1)
  })

  it('are given with two presses, and taken back with one', async () => {
    const { conversations, sent } = await renderConversation([first])
    await log().getByText('text 1').hover()
    await log().getByRole('button', { name: 'React' }).click()
    await page.getByRole('dialog', { name: 'React' }).getByRole('button', { name: 'Heart' }).click()
    const heart = log().getByRole('button', { name: 'Heart: You, 1' })
    await expect.element(heart).toBeVisible()
    expect(sent()).toMatchObject([{ body: { kind: 'reaction', emoji: '❤️', to: 'a-client-1' } }])
    await heart.click()
    await expect.element(heart).not.toBeInTheDocument()
    expect(conversations.calls).toContainEqual(['delete', 'sent-2'])
    await expect.element(log().getByRole('article')).toHaveFocus()
  })

  it('go again, and say so, when they could not be sent', async () => {
    const { conversations } = await renderConversation([first, reaction(2, '👏', karim.userId)])
    conversations.failures.set('send', new HubCallError('SendMessage', 'RateLimited', 'Too many messages at once'))
    await log().getByRole('button', { name: 'Applause: Karim Haddad, 1' }).click()
    await expect.element(page.getByText('Your reaction was not sent. Too many messages at once')).toBeVisible()
    await expect.element(log().getByRole('button', { name: 'Applause: Karim Haddad, 1' })).toBeVisible()
  })

  it('leave the list as it is, and count as seen with what was seen', async () => {
    const { conversations, group } = await renderConversation([first])
    await expect.element(log().getByText('text 1')).toBeVisible()
    const message = reaction(2, '👏', karim.userId)
    const other = { ...message, groupId: 'elsewhere' as typeof message.groupId }
    conversations.tell({ type: 'received', stored: { ...group.lastMessage!, ...other, content: '' } as never, message })
    await expect.poll(() => conversations.calls).toContainEqual(['markRead', 'a', 2])
    await expect.element(page.getByRole('region', { name: 'Conversations' }).getByText('text 1')).toBeVisible()
  })
})

describe('what can be done with a message', () => {
  it('is there for one that came to lie under a resting pointer, which enters nothing', async () => {
    await renderConversation([first, buildMessage('a', 2)])
    const older = log().getByRole('article').nth(0)
    await expect.element(older.getByText('text 1')).toBeVisible()
    await expect.element(older.getByRole('button', { name: 'Reply' })).not.toBeInTheDocument()
    older.element().dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    await expect.element(older.getByRole('button', { name: 'Reply' })).toBeInTheDocument()
  })
})

describe('mentions', () => {
  it('are suggested behind an @, chosen by keys, and sent with the name that they mark', async () => {
    const { sent } = await renderConversation([first])
    await expect.element(field()).toBeVisible()
    await userEvent.type(field().element(), 'Ask @ka')
    await expect.element(page.getByRole('option', { name: /Karim Haddad/ })).toHaveAttribute('aria-selected', 'true')
    expect(page.getByRole('option').elements()).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue('Ask @Karim ')
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
    await userEvent.keyboard('please{Home}Hi! {Enter}')
    await expect
      .poll(() => sent())
      .toMatchObject([
        { body: { text: 'Hi! Ask @Karim please', mentions: [{ userId: karim.userId, start: 8, end: 14 }] } },
      ])
    await expect.element(log().getByText('@Karim', { exact: true })).toBeVisible()
  })

  it('are dismissed with Escape, and Enter sends again', async () => {
    const { sent } = await renderConversation([first])
    await expect.element(field()).toBeVisible()
    await userEvent.type(field().element(), '@ka')
    await expect.element(page.getByRole('option')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent()).toMatchObject([{ body: { text: '@ka' } }])
  })

  it('mark nothing but the name of whom they are about', async () => {
    const mentions = [{ userId: karim.userId, start: 0, end: 8 }]
    await renderConversation([
      buildMessage('a', 1, { body: { kind: 'text', text: '@Johanna you are fired', mentions } }),
    ])
    await expect.element(log().getByText('@Johanna you are fired', { exact: true })).toBeVisible()
    await expect.element(log().getByText('@Johanna', { exact: true })).not.toBeInTheDocument()
  })
})
