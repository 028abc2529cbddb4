import { mount } from '@umkreis/design-system/testing'
import type { GroupId } from '@umkreis/schemas'
import { Provider } from 'jotai'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ChatMessage } from '../../../../services/conversation/chat-message.ts'
import { provideHistoryAtom } from '../../../../services/history/history.ts'
import { FakeHistory } from '../../../../testing/fake-history.ts'
import { activeGroupIdAtom } from '../../state/active-group.ts'
import { buildMessage } from '../../testing/builders.ts'
import { renderConversation } from '../../testing/render-conversation.tsx'
import { LinksTab } from './LinksTab.tsx'
import { MediaTab } from './MediaTab.tsx'

const a = 'a' as GroupId
const file = { blobId: 'x', name: 'Angebot.pdf', mediaType: 'application/pdf', sizeBytes: 2048, key: '', hash: '' }
const said = (sequence: number, text: string, names: readonly string[] = []): ChatMessage =>
  buildMessage('a', sequence, {
    body: { kind: 'text', text, attachments: names.map((name) => ({ ...file, name, blobId: name })) },
  })

async function open(Tab: typeof LinksTab, messages: readonly ChatMessage[], isComplete = true) {
  const { store, group } = await renderConversation([])
  const history = new FakeHistory()
  await history.add(
    a,
    messages.map((message) => ({ kind: 'message', message })),
    isComplete,
  )
  store.set(provideHistoryAtom, history)
  const { unmount } = await mount(
    <Provider store={store}>
      <Tab group={group} />
    </Provider>,
  )
  return { store, history, unmount }
}

describe(LinksTab, () => {
  it('gathers every web address, newest first, opened in a tab of its own and searched', async () => {
    const { history } = await open(LinksTab, [
      said(1, 'https://a.example/umzug'),
      said(2, 'nichts'),
      said(3, 'https://b.example/plan und https://c.example, javascript:alert(1)'),
    ])
    const links = () => page.getByRole('link', { name: /example/ }).elements() as HTMLAnchorElement[]
    await expect
      .poll(() => links().map(({ href }) => href))
      .toEqual(['https://b.example/plan', 'https://c.example/', 'https://a.example/umzug'])
    expect(links().map(({ rel, target }) => [rel, target])).toContainEqual(['noopener noreferrer', '_blank'])
    expect(history.hastened).toEqual([a])
    await page.getByRole('searchbox', { name: 'Search links' }).fill('umzug')
    await expect.poll(() => links().map(({ href }) => href)).toEqual(['https://a.example/umzug'])
  })

  it('leads to the message', async () => {
    const { store } = await open(LinksTab, [said(7, 'https://a.example')])
    await page.getByRole('button', { name: 'Show in the conversation' }).click()
    await expect.poll(() => store.get(activeGroupIdAtom)).toBe(a)
  })

  it('says that there is nothing only once everything was looked through', async () => {
    const { history } = await open(LinksTab, [said(1, 'nichts')], false)
    await expect.element(page.getByRole('heading', { name: 'Looking through the conversation' })).toBeVisible()
    await history.add(a, [{ kind: 'message', message: said(2, 'auch nichts') }])
    await expect.element(page.getByRole('heading', { name: 'No links yet' })).toBeVisible()
  })
})

describe(MediaTab, () => {
  it('gathers files by name, and forgets those of a message that is gone', async () => {
    const { history } = await open(MediaTab, [said(1, '', ['Angebot.pdf']), said(2, 'x', ['Plan.zip', 'Notiz.txt'])])
    const files = page.getByRole('list', { name: 'Files and voice messages' }).getByRole('listitem')
    await expect.poll(() => files.elements()).toHaveLength(3)
    await page.getByRole('searchbox', { name: 'Search pictures and files' }).fill('angeb')
    await expect.element(files).toMatchTextContent(/Angebot\.pdf/)
    const gone = { kind: 'deleted', groupId: a, messageId: said(1, '').messageId, sequence: 1, revision: 9 } as const
    await history.add(a, [gone])
    await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  })
})
