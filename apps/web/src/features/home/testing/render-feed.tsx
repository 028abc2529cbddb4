import { QueryClientProvider } from '@tanstack/react-query'
import { createApiClient, createMemoryTokenStore } from '@umkreis/api-client'
import { ToastRegion } from '@umkreis/design-system'
import { mount } from '@umkreis/design-system/testing'
import type { FeedPost, User } from '@umkreis/schemas'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { page } from 'vitest/browser'
import { provideApiAtom } from '../../../services/api.ts'
import { provideConversationsAtom } from '../../../services/conversation/conversations.ts'
import type { DraftStore } from '../../../services/drafts/draft-store.ts'
import { provideDraftStoreAtom } from '../../../services/drafts/drafts.ts'
import { createQueryClient } from '../../../services/query-client.ts'
import { startSessionAtom } from '../../../services/session.ts'
import { FakeConversations } from '../../../testing/fake-conversations.ts'
import { johanna } from '../../../testing/people.ts'
import { answerCalls, type Answers, type Call } from '../../../testing/render-app.tsx'
import { FeedPage } from '../FeedPage.tsx'
import { MentionsCounter } from '../MentionsCounter.tsx'

/** A store of drafts that lasts as long as the test. */
export function createMemoryDrafts(): DraftStore {
  const kept = new Map<string, string>()
  return {
    load: async () => new Map(kept),
    async save(name, text) {
      if (text === '') kept.delete(name)
      else kept.set(name, text)
    },
  }
}

/** Shows the feed as somebody sees it, Johanna unless told, with everything real but the network and the hub. */
export async function renderFeed({
  posts = [],
  answers = {},
  user = johanna,
  path = '/app/home',
  drafts = createMemoryDrafts(),
  countsMentions = true,
}: {
  posts?: readonly FeedPost[]
  answers?: Answers
  user?: User
  path?: string
  drafts?: DraftStore
  /** Not in a tab that is too old to load what counts them. */
  countsMentions?: boolean
}) {
  await page.viewport(1440, 900)
  const store = createStore()
  const calls: Call[] = []
  const conversations = new FakeConversations()
  const tokens = createMemoryTokenStore()
  tokens.save({ accessToken: 'token', refreshToken: 'refresh', userId: user.userId, role: user.role })
  const fetch = answerCalls(
    {
      [`GET /users/${user.userId}`]: () => user,
      'GET /feed/posts': () => ({
        pinned: posts.filter(({ isPinned }) => isPinned),
        posts: posts.filter(({ isPinned }) => !isPinned),
        nextCursor: null,
      }),
      'GET /feed/questions': () => ({ isAsked: false, questions: [] }),
      'GET /feed/mentions': () => [],
      'GET /feed/reports': () => [],
      'GET /coffee-rounds': () => ({ programme: null, membership: null, current: null }),
      ...answers,
    },
    calls,
  )
  store.set(provideApiAtom, createApiClient({ baseUrl: 'http://umkreis.test/api', store: tokens, fetch }))
  await store.set(startSessionAtom)
  store.set(provideConversationsAtom, conversations)
  store.set(provideDraftStoreAtom, drafts)
  const router = createMemoryRouter([{ path: '/app/home', Component: FeedPage }], { initialEntries: [path] })
  const queries = createQueryClient(
    () => true,
    () => undefined,
  )
  const { unmount } = await mount(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <main>
          <h1>Feed</h1>
          <RouterProvider router={router} />
        </main>
        {countsMentions ? <MentionsCounter /> : null}
        <ToastRegion />
      </QueryClientProvider>
    </Provider>,
  )
  return { calls, conversations, router, unmount }
}
