import type { GroupId, UserId } from '@umkreis/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ChatMessage } from '../../../../services/conversation/chat-message.ts'
import { provideHistoryAtom } from '../../../../services/history/history.ts'
import { FakeHistory } from '../../../../testing/fake-history.ts'
import { johanna } from '../../../../testing/people.ts'
import { buildMessage } from '../../testing/builders.ts'
import { renderConversation } from '../../testing/render-conversation.tsx'

const a = 'a' as GroupId
const said = (sequence: number, text: string, changes: Partial<ChatMessage> = {}) =>
  buildMessage('a', sequence, { body: { kind: 'text', text }, ...changes })
const messages = [
  said(1, 'Kubernetes in München'),
  said(2, 'Das Angebot liegt bei', { senderId: johanna.userId as UserId }),
  said(3, 'Wer kommt **mit** nach München?'),
  ...Array.from({ length: 60 }, (_, at) => said(at + 4, `Nachricht ${at + 4}`)),
]

async function open({ history = new FakeHistory() }: { history?: FakeHistory | 'none' | null } = {}) {
  const rendered = await renderConversation(messages)
  if (history instanceof FakeHistory) await fill(history)
  rendered.store.set(provideHistoryAtom, history)
  await page.getByRole('button', { name: 'Search messages' }).first().click()
  const field = page.getByRole('searchbox', { name: 'Search messages' })
  await expect.element(field).toHaveFocus()
  return { ...rendered, history: history instanceof FakeHistory ? history : undefined, field }
}

function fill(history: FakeHistory) {
  return history.add(
    a,
    messages.map((message) => ({ kind: 'message', message })),
  )
}

const results = page.getByRole('region', { name: 'Search messages' }).getByRole('listitem')

afterEach(() => localStorage.clear())

describe('the search in one’s own messages', () => {
  it('finds as one types, marks what answers, and forgives typing errors', async () => {
    const { field } = await open()
    await field.fill('muen')
    await expect.element(page.getByText('2 messages')).toBeVisible()
    await expect
      .poll(() => [...document.querySelectorAll('mark')].map((mark) => mark.textContent))
      .toEqual(['München', 'München'])
    await expect.element(results.first()).toMatchTextContent(/Wer kommt mit nach München/)
    await field.fill('kubenretes')
    await expect.element(page.getByText(/^Nothing is written exactly like this.*1 message$/)).toBeVisible()
    await expect.element(results).toMatchTextContent(/Kubernetes in München/)
  })

  it('narrows by what is typed and by what is chosen', async () => {
    const { field } = await open()
    await field.fill('from:me')
    await expect.element(page.getByText('1 message', { exact: true })).toBeVisible()
    await expect.element(results).toMatchTextContent(/Das Angebot liegt bei/)
    await field.fill('has:link')
    await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  })

  it('leads to a message whose page is not loaded, by keys alone', async () => {
    const { field } = await open()
    await field.fill('kube')
    await expect.element(results).toMatchTextContent(/Kubernetes/)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByRole('log').getByText('Kubernetes in München')).toBeVisible()
    await expect.element(results.getByRole('button')).toHaveAttribute('aria-current', 'true')
  })

  it('follows what comes, changes and goes while it is open', async () => {
    const { field, history } = await open()
    await field.fill('neu')
    await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await history?.add(a, [{ kind: 'message', message: said(70, 'Ganz neu') }])
    await expect.element(results).toMatchTextContent(/Ganz neu/)
    await history?.add(a, [{ kind: 'message', message: said(70, 'Ganz anders', { revision: 71 }) }])
    await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  })

  it('says how much of the past is missing, and that nothing found is not all', async () => {
    const { field, history } = await open()
    history?.progress.set({
      state: { kind: 'paused', because: 'slow-network' },
      groups: new Map([[a, { groupId: a, oldest: 301, newest: 400, isComplete: false }]]),
    })
    await expect.element(page.getByText('Earlier messages wait for a better network.')).toBeVisible()
    await expect
      .element(page.getByRole('progressbar', { name: 'Messages on this device' }))
      .toHaveAttribute('aria-valuetext', '25%')
    await field.fill('gibtesnicht')
    await expect.element(page.getByText(/Not all of your messages are on this device yet/)).toBeVisible()
  })

  it('says that it failed, and tries again', async () => {
    const history = new FakeHistory()
    const { field } = await open({ history })
    history.failure = new Error('no storage')
    await field.fill('kube')
    await expect.element(page.getByText('This device could not search.', { exact: false })).toBeVisible()
    history.failure = undefined
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(results).toMatchTextContent(/Kubernetes/)
  })

  it('says why there is nothing to search where the browser keeps nothing', async () => {
    await open({ history: 'none' })
    await expect.element(page.getByText(/This browser keeps no messages/)).toBeVisible()
  })

  it('answers what was typed before the messages were open, and says meanwhile nothing that is not so', async () => {
    const { store, field } = await open({ history: null })
    await field.fill('kube')
    await expect.element(page.getByText('Looking through the conversation')).toBeInTheDocument()
    await expect.element(page.getByText(/This browser keeps no messages|Nothing found/)).not.toBeInTheDocument()
    const history = new FakeHistory()
    await fill(history)
    store.set(provideHistoryAtom, history)
    await expect.element(results).toMatchTextContent(/Kubernetes in München/)
  })

  it('answers what was typed last, not each letter, where searching takes longer than typing', async () => {
    const { field, history } = await open()
    await field.fill('n')
    await expect.element(page.getByText('61 messages')).toBeVisible()
    const held = history?.hold()
    for (const typed of ['k', 'ku', 'kub', 'kube']) await field.fill(typed)
    await expect.poll(() => history?.asked.at(-1)).toBe('k')
    held?.()
    await expect.element(results).toMatchTextContent(/Kubernetes in München/)
    await expect.element(page.getByText('1 message', { exact: true })).toBeVisible()
    expect(history?.asked).toEqual(['n', 'k', 'kube'])
  })

  it('says the year of what is not of this one', async () => {
    const { field, history } = await open()
    await history?.add(a, [{ kind: 'message', message: said(90, 'Uraltes', { sendDate: '2019-03-14T10:20:00.000Z' }) }])
    await field.fill('uralt')
    await expect.element(results).toMatchTextContent(/14 March 2019.*Uraltes/)
  })

  it('shows more as one goes on, each once', async () => {
    const { field } = await open()
    await field.fill('nachricht')
    await expect.element(page.getByText('60 messages')).toBeVisible()
    await expect.element(results.first()).toMatchTextContent(/Nachricht 63/)
    expect(results.elements().length).toBeLessThan(60)
    await expect
      .poll(() => {
        results.elements().at(-1)?.scrollIntoView()
        return results.elements().length
      })
      .toBe(60)
    const ids = [...document.querySelectorAll<HTMLElement>('[data-result]')].map(({ dataset }) => dataset.result)
    expect(new Set(ids).size).toBe(60)
    await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it('empties with Escape, and closes with the next', async () => {
    const { field } = await open()
    await field.fill('kube')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('searchbox', { name: 'Search groups' })).toBeVisible()
  })
})
