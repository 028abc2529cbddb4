import { QueryClientProvider } from '@tanstack/react-query'
import { createApiClient, createMemoryTokenStore } from '@umkreis/api-client'
import { NavigationProvider, ToastRegion } from '@umkreis/design-system'
import { mount } from '@umkreis/design-system/testing'
import type { Group, User } from '@umkreis/schemas'
import { createStore, Provider } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router'
import { page } from 'vitest/browser'
import { provideApiAtom } from '../../../services/api.ts'
import { provideConversationsAtom } from '../../../services/conversation/conversations.ts'
import { createQueryClient } from '../../../services/query-client.ts'
import { startSessionAtom } from '../../../services/session.ts'
import { FakeConversations } from '../../../testing/fake-conversations.ts'
import { johanna } from '../../../testing/people.ts'
import { answerCalls, type Answers, type Call } from '../../../testing/render-app.tsx'
import { ChatPage } from '../ChatPage.tsx'
import { GroupDetailsPage } from '../GroupDetailsPage.tsx'

/** Wide enough for list, conversation and details beside each other. */
export const WIDE = 1440
/** So narrow that the conversation covers the list. */
export const NARROW = 420

/** What a test says about the chat that it shows. */
export type ShownChat = {
  readonly groups: readonly Group[]
  readonly path?: string
  readonly answers?: Answers
  readonly width?: number
  readonly user?: User
  /** In the place of the overlay that scans. */
  readonly scanner?: ComponentType<{ readonly onClose: () => void }>
  /** What opens messages is not here yet; a test provides it. */
  readonly isSealed?: boolean
}

/**
 * Shows the chat with its details as somebody sees it, Johanna unless told, with everything real but network and keys.
 *
 * @returns What was called, as it left the browser.
 */
export async function renderChat({
  groups,
  path = '/app/chat',
  answers = {},
  width = WIDE,
  user = johanna,
  scanner = () => null,
  isSealed = false,
}: ShownChat) {
  await page.viewport(width, 900)
  const store = createStore()
  const calls: Call[] = []
  const conversations = new FakeConversations()
  const tokens = createMemoryTokenStore()
  tokens.save({ accessToken: 'token', refreshToken: 'refresh', userId: user.userId, role: user.role })
  const known: Answers = {
    [`GET /users/${user.userId}`]: () => user,
    'GET /groups': () => ({ groups, paginationDataDto: { currentPage: 1, lastPage: 1 } }),
    ...Object.fromEntries(groups.map((group) => [`GET /groups/${group.groupId}`, () => group])),
  }
  const fetch = answerCalls({ ...known, ...answers }, calls)
  store.set(provideApiAtom, createApiClient({ baseUrl: 'http://umkreis.test/api', store: tokens, fetch }))
  await store.set(startSessionAtom)
  if (!isSealed) store.set(provideConversationsAtom, conversations)
  const parts = ['', '/members', '/links', '/media']
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          {
            path: '/app/chat',
            element: <ChatPage loadScanner={async () => scanner} />,
            children: parts.map((part) => ({ path: `group-details${part}`, Component: GroupDetailsPage })),
          },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  await mount(
    <Provider store={store}>
      <ToastRegion />
      <QueryClientProvider
        client={createQueryClient(
          () => true,
          () => undefined,
        )}
      >
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  )
  const changed = () => calls.filter(({ name }) => !name.startsWith('GET'))
  return { store, conversations, router, calls, changed, place: () => router.state.location.pathname }
}

function Frame(): ReactNode {
  const navigate = useNavigate()
  return (
    <NavigationProvider navigate={(path) => void navigate(path)}>
      <main>
        <Outlet />
      </main>
    </NavigationProvider>
  )
}
