import { EncryptionNotReadyError, PeopleWithoutKeysError } from '@umkreis/chat-hub'
import { ToastRegion } from '@umkreis/design-system'
import { mount } from '@umkreis/design-system/testing'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { provideConversationsAtom } from '../../services/conversation/conversations.ts'
import { FakeConversations } from '../../testing/fake-conversations.ts'
import { buildUser, karim } from '../../testing/people.ts'
import { WriteToEach } from './components/write-to-each/WriteToEach.tsx'

const ana = buildUser({ userId: 'ana', id: 'ana', firstName: 'Ana', lastName: 'Silva' })
const ines = buildUser({ userId: 'ines', id: 'ines', firstName: 'Inês', lastName: 'Carvalho' })
const people = [karim, ana, ines]
const button = (name: string) => page.getByRole('button', { name, exact: true })

const open = async (conversations: FakeConversations | null = new FakeConversations()) => {
  const store = createStore()
  store.set(provideConversationsAtom, conversations)
  let sent = 0
  const router = createMemoryRouter(
    [
      {
        path: '/app/surround-me/result',
        element: <WriteToEach people={people} isPhone={false} onSent={() => (sent += 1)} />,
      },
      { path: '/app/chat', element: <h1>Chat</h1> },
    ],
    { initialEntries: ['/app/surround-me/result'] },
  )
  mount(
    <Provider store={store}>
      <RouterProvider router={router} />
      <ToastRegion />
    </Provider>,
  )
  await button('Write to each').click()
  await expect.element(page.getByRole('heading', { name: 'Write to each of 3 people' })).toBeVisible()
  return { calls: conversations?.calls ?? [], sentCount: () => sent }
}
const messagesOf = (calls: readonly unknown[][]) =>
  calls.map(([name, message]) => ({
    name,
    ...(message as { userIds: string[]; text: string; clientMessageId: string }),
  }))

it('sends what was written to everybody who was chosen, and leads to the chat', async () => {
  const { calls, sentCount } = await open()
  await expect.element(page.getByText('To Karim Haddad, Ana Silva and Inês Carvalho')).toBeVisible()
  await expect.element(page.getByLabelText('Message')).toHaveFocus()
  await page.getByLabelText('Message').fill(' Lunch on Friday? ')
  await button('Send').click()
  await expect.poll(sentCount).toBe(1)
  expect(messagesOf(calls)).toMatchObject([
    { name: 'sendToEach', userIds: ['karim', 'ana', 'ines'], text: 'Lunch on Friday?' },
  ])
  await button('Open chat').click()
  await expect.element(page.getByRole('heading', { name: 'Chat' })).toBeVisible()
})

it('sends with Ctrl+Enter, and nothing as long as nothing is written', async () => {
  const { calls, sentCount } = await open()
  await button('Send').click()
  await expect.element(page.getByText('Write something first')).toBeVisible()
  expect(calls).toEqual([])
  await page.getByLabelText('Message').fill('Lunch?')
  await expect.element(page.getByText('Write something first')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(sentCount).toBe(1)
})

it('names who has not signed in yet, and sends to the others once asked to', async () => {
  const conversations = new FakeConversations()
  conversations.failures.set('sendToEach', new PeopleWithoutKeysError([ana.userId]))
  const { calls, sentCount } = await open(conversations)
  await page.getByLabelText('Message').fill('Lunch?')
  await button('Send').click()
  await expect.element(page.getByText(/^Ana Silva has not signed in yet.*Nothing was sent/)).toBeVisible()
  conversations.failures.clear()
  await button('Send to the other 2').click()
  await expect.poll(sentCount).toBe(1)
  const [first, second] = messagesOf(calls)
  expect(second?.userIds).toEqual(['karim', 'ines'])
  expect(second?.clientMessageId).not.toBe(first?.clientMessageId)
})

it('names who started over', async () => {
  const conversations = new FakeConversations()
  const userIds = [ana.userId, ines.userId]
  conversations.failures.set('sendToEach', new EncryptionNotReadyError('contact-reset', { userIds }))
  await open(conversations)
  await page.getByLabelText('Message').fill('Lunch?')
  await button('Send').click()
  await expect.element(page.getByText(/^Ana Silva and Inês Carvalho have started over/)).toBeVisible()
  await expect.element(button('Send to the other one')).toBeVisible()
})

it('keeps the words when it fails, and sends them again as the same message', async () => {
  const conversations = new FakeConversations()
  conversations.failures.set('sendToEach', new TypeError('inner'))
  const { calls, sentCount } = await open(conversations)
  await page.getByLabelText('Message').fill('Lunch?')
  await button('Send').click()
  await expect.element(page.getByText('It was not sent. Something went wrong. Please try again.')).toBeVisible()
  await button('Cancel').click()
  await button('Write to each').click()
  await expect.element(page.getByLabelText('Message')).toHaveValue('Lunch?')
  await button('Send').click()
  conversations.failures.clear()
  await expect.element(page.getByText(/^It was not sent/)).toBeVisible()
  await button('Send').click()
  await expect.poll(sentCount).toBe(1)
  const [, second, third] = messagesOf(calls)
  expect(third?.clientMessageId).toBe(second?.clientMessageId)
})

it('says that this device can’t write as long as its keys are not here', async () => {
  await open(null)
  await page.getByLabelText('Message').fill('Lunch?')
  await button('Send').click()
  await expect.element(page.getByText(/^This device can’t write yet/)).toBeVisible()
})
