import { ApiNetworkError } from '@umkreis/api-client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { buildStored } from '../../testing/messages.ts'
import { showMessagesAtom } from './state/message-pages.ts'
import { buildMessage, groupId } from './testing/builders.ts'
import { renderConversation } from './testing/render-conversation.tsx'

const here = groupId('a')

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** The conversation as it opens while nobody answers. */
async function openOffline(changes: Parameters<typeof renderConversation>[1]) {
  const shown = await renderConversation([buildMessage('a', 1)], changes)
  const { conversations, store } = shown
  conversations.failures.set('loadNewest', new ApiNetworkError('offline'))
  await store.set(showMessagesAtom, null)
  await store.set(showMessagesAtom, here)
  return shown
}

describe('a conversation that is opened offline', () => {
  it('says that it is not on this device, and comes by itself', async () => {
    const { conversations } = await openOffline({ lastMessage: buildStored('a', 1) })
    await expect.element(page.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible()
    await expect.element(page.getByText(/You’re offline.*appears by itself once you’re back/)).toBeVisible()
    await expect.element(page.getByText('could not be loaded')).not.toBeInTheDocument()
    conversations.failures.clear()
    conversations.tell({ type: 'connected', isReconnect: false })
    await expect.element(page.getByText('text 1')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Not on this device yet' })).not.toBeInTheDocument()
  })

  it('says that nothing had been written, where nothing had', async () => {
    await openOffline({ lastMessage: null })
    await expect.element(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
    await expect.element(page.getByText(/nothing had been written here before/)).toBeVisible()
  })
})
