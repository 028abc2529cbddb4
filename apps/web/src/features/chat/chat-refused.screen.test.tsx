import { HubCallError } from '@umkreis/chat-hub'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WantedChange } from '../../services/outbox/outbox-store.ts'
import { johanna } from '../../testing/people.ts'
import { buildMessage } from './testing/builders.ts'
import { renderConversation } from './testing/render-conversation.tsx'

const log = () => page.getByRole('log')
const message = buildMessage('a', 1, { senderId: johanna.userId })
const edit: WantedChange = { id: 'edit', message, edit: { kind: 'text', text: 'said better' } }

describe('a change that was refused after its page had gone', () => {
  it('stands at its message, with a second try that shows it at once', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { conversations } = await renderConversation([message])
    await expect.element(log().getByText('text 1')).toBeVisible()
    conversations.unsentChanges.set([{ change: edit, isInherited: true, isRefused: true }])
    await expect.element(log().getByText('The change was not saved')).toBeVisible()
    conversations.goOnChanging = () => new Promise(() => undefined)
    await log().getByRole('button', { name: 'Retry' }).click()
    await expect.element(log().getByText('said better')).toBeVisible()
  })

  it('is given up on demand, and the message stays as it is stored', async () => {
    const { conversations } = await renderConversation([message])
    conversations.unsentChanges.set([{ change: { ...edit, edit: null }, isInherited: true, isRefused: true }])
    await expect.element(log().getByText('The message was not deleted')).toBeVisible()
    await log().getByRole('button', { name: 'Discard' }).click()
    await expect.element(log().getByText('The message was not deleted')).not.toBeInTheDocument()
    await expect.element(log().getByText('text 1')).toBeVisible()
    expect(conversations.calls).toContainEqual(['forgetUnsent', 'edit'])
  })

  it('is forgotten where its message is gone meanwhile', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { conversations } = await renderConversation([message])
    await expect.element(log().getByText('text 1')).toBeVisible()
    conversations.failures.set(
      'goOnChanging',
      new HubCallError('UpdateMessage', 'NotFound', 'There is no such message'),
    )
    conversations.unsentChanges.set([{ change: edit, isInherited: true, isRefused: false }])
    await expect.poll(() => conversations.calls).toContainEqual(['forgetUnsent', 'edit'])
    await expect.element(log().getByText('The change was not saved')).not.toBeInTheDocument()
  })
})
