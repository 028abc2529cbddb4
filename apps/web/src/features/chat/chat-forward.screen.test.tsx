import type { ApiClient } from '@umkreis/api-client'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { apiAtom, provideApiAtom } from '../../services/api.ts'
import { buildAttachment } from '../../testing/fake-attachments.ts'
import { buildUser, johanna } from '../../testing/people.ts'
import { buildGroup, buildMessage } from './testing/builders.ts'
import { renderConversation } from './testing/render-conversation.tsx'

const log = () => page.getByRole('log')
const dialog = () => page.getByRole('dialog', { name: 'Forward message' })
const ines = buildUser({ userId: 'ines', id: 'ines', firstName: 'Inês', lastName: 'Carvalho' })
const pair = buildGroup('pair', {
  kind: 'pair',
  name: '',
  members: [ines, johanna].map((person) => ({ ...person, groupRole: 'member' })),
})

/** Shows one message, at a server that knows Inês, with whom there is no conversation yet. */
async function arrange(message = buildMessage('a', 1), create = async () => pair) {
  const rendered = await renderConversation([message])
  const { store } = rendered
  const api = store.get(apiAtom)
  store.set(provideApiAtom, {
    ...api,
    users: { ...api.users, page: async () => [ines], suggestions: async () => ({ suggestions: [], people: [ines] }) },
    groups: { ...api.groups, create },
  } as unknown as ApiClient)
  await log().getByRole('article').hover()
  await log().getByRole('button', { name: 'Message actions' }).click()
  await page.getByRole('menuitem', { name: 'Forward' }).click()
  await expect.element(dialog()).toBeVisible()
  return rendered
}

describe('forwarding', () => {
  it('sends the words on to conversations and to people without one', async () => {
    const { sent } = await arrange()
    const send = dialog().getByRole('button', { name: 'Forward' })
    await expect.element(send).toBeDisabled()
    await dialog().getByRole('checkbox', { name: 'Group a' }).click({ force: true })
    await dialog().getByRole('checkbox', { name: 'Inês Carvalho' }).click({ force: true })
    await dialog().getByRole('button', { name: 'Forward to 2' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect
      .poll(() => sent())
      .toMatchObject([
        { groupId: 'a', body: { kind: 'text', text: 'text 1' }, replyTo: null },
        { groupId: 'pair', body: { kind: 'text', text: 'text 1' }, replyTo: null },
      ])
  })

  it('seals files anew for where they go', async () => {
    const attachments = [buildAttachment({ blobId: 'old', name: '../Plan.pdf' })]
    const message = buildMessage('a', 1, { body: { kind: 'text', text: 'See', attachments } })
    const { conversations, sent } = await arrange(message)
    conversations.attachments.contents.set('old', new Blob(['plan']))
    await dialog().getByRole('checkbox', { name: 'Inês Carvalho' }).click({ force: true })
    await dialog().getByRole('button', { name: 'Forward' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => conversations.attachments.uploads).toHaveLength(1)
    const [upload] = conversations.attachments.uploads
    expect(await upload?.file.text()).toBe('plan')
    upload?.finish()
    await expect.poll(() => sent()).toMatchObject([{ groupId: 'pair', body: { text: 'See' } }])
    expect(sent()).toMatchObject([
      { body: { attachments: [{ blobId: 'blob-1', name: expect.stringMatching(/^[^/]*Plan\.pdf$/) }] } },
    ])
  })

  it('says to whom it could not go, and stays for another try', async () => {
    const { sent } = await arrange(buildMessage('a', 1), async () => {
      throw new Error('away')
    })
    await dialog().getByRole('checkbox', { name: 'Inês Carvalho' }).click({ force: true })
    await dialog().getByRole('button', { name: 'Forward' }).click()
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent('The message could not be forwarded to Inês Carvalho')
    expect(sent()).toEqual([])
  })
})
