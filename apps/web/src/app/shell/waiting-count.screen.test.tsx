import { QueryClientProvider } from '@tanstack/react-query'
import { createApiClient, createMemoryTokenStore } from '@umkreis/api-client'
import { mount } from '@umkreis/design-system/testing'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provideApiAtom } from '../../services/api.ts'
import { provideConversationsAtom } from '../../services/conversation/conversations.ts'
import { createQueryClient } from '../../services/query-client.ts'
import { startSessionAtom } from '../../services/session.ts'
import { setUnreadTotalAtom } from '../../services/unread.ts'
import { FakeConversations } from '../../testing/fake-conversations.ts'
import { johanna, karim } from '../../testing/people.ts'
import { answerCalls, type Call } from '../../testing/render-app.tsx'
import { MentionsHost } from './MentionsHost.tsx'
import { NAVIGATION } from './navigation.ts'
import { SideList } from './SideList.tsx'

const home = (name: string) => page.getByRole('link', { name, exact: true })
const mention = (commentId: string) => ({
  postId: 'hall',
  commentId,
  author: karim,
  text: 'Ask @Johanna Brandt',
  createdAt: '2026-11-20T10:00:00.000Z',
})

it('says beside the areas how many messages and mentions wait, as they come', async () => {
  await page.viewport(1440, 900)
  const store = createStore()
  const calls: Call[] = []
  const conversations = new FakeConversations()
  const tokens = createMemoryTokenStore()
  tokens.save({ accessToken: 'token', refreshToken: 'refresh', userId: johanna.userId, role: johanna.role })
  let mentions: ReturnType<typeof mention>[] = []
  const fetch = answerCalls({ 'GET /users/johanna': () => johanna, 'GET /feed/mentions': () => mentions }, calls)
  store.set(provideApiAtom, createApiClient({ baseUrl: 'http://umkreis.test/api', store: tokens, fetch }))
  await store.set(startSessionAtom)
  const queries = createQueryClient(
    () => true,
    () => undefined,
  )
  const Component = () => (
    <>
      <SideList entries={NAVIGATION} />
      <MentionsHost />
    </>
  )
  const router = createMemoryRouter([{ path: '/app/chat', Component }], { initialEntries: ['/app/chat'] })
  await mount(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  )
  await expect.element(home('Home')).toBeVisible()
  // Nothing comes before the conversations do.
  expect(calls.filter(({ name }) => name === 'GET /feed/mentions')).toEqual([])
  store.set(provideConversationsAtom, conversations)
  await expect.poll(() => calls.filter(({ name }) => name === 'GET /feed/mentions')).toHaveLength(1)

  const tell = (count: number, change: 'mentioned' | 'removed' = 'mentioned') => {
    mentions = Array.from({ length: count }, (_, at) => mention(`c${at}`))
    conversations.tell({ type: 'feed-changed', change: { postId: 'hall', change } })
  }
  tell(1)
  await expect.element(home('Home 1 mention')).toBeVisible()
  tell(100)
  await expect.element(home('Home 99+ mentions')).toBeVisible()
  tell(0, 'removed')
  await expect.element(home('Home')).toBeVisible()

  store.set(setUnreadTotalAtom, 5)
  await expect.element(home('Chat 5 unread')).toBeVisible()
})
