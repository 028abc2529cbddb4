import { QueryClientProvider } from '@tanstack/react-query'
import type { ApiClient } from '@umkreis/api-client'
import { ToastRegion } from '@umkreis/design-system'
import { mount } from '@umkreis/design-system/testing'
import type { Group } from '@umkreis/schemas'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { provideApiAtom } from '../../../services/api.ts'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'
import { provideConversationsAtom } from '../../../services/conversation/conversations.ts'
import { createQueryClient } from '../../../services/query-client.ts'
import { startSessionAtom } from '../../../services/session.ts'
import { FakeConversations } from '../../../testing/fake-conversations.ts'
import { johanna } from '../../../testing/people.ts'
import { ChatPage } from '../ChatPage.tsx'
import { buildGroup } from './builders.ts'

const nothing = async () => undefined

/**
 * Shows the chat as Johanna sees it, with one conversation that holds the given messages.
 *
 * @param prepare Lays out what else is answered, before anything is asked.
 */
export async function renderConversation(
  messages: readonly ChatMessage[],
  changes: Partial<Group> = {},
  prepare: (conversations: FakeConversations) => void = () => undefined,
) {
  const store = createStore()
  const conversations = new FakeConversations()
  const group = buildGroup('a', changes)
  const session = { accessToken: 'x', refreshToken: 'y', userId: johanna.userId, role: 'Manager' }
  const api = {
    session: { store: { load: () => session } },
    users: { byId: async () => johanna },
    looks: { theme: nothing, smallLogo: nothing, bigLogo: nothing },
    groups: {
      page: async () => ({ groups: [group], paginationDataDto: { currentPage: 1, lastPage: 1 } }),
      byId: async () => group,
    },
  }
  conversations.stored.set(group.groupId, [...messages])
  prepare(conversations)
  store.set(provideApiAtom, api as unknown as ApiClient)
  await store.set(startSessionAtom)
  store.set(provideConversationsAtom, conversations)
  const router = createMemoryRouter(
    [{ path: '/app/chat', element: <ChatPage loadScanner={async () => () => null} /> }],
    {
      initialEntries: ['/app/chat'],
    },
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
        <div style={{ height: '800px' }}>
          <RouterProvider router={router} />
        </div>
      </QueryClientProvider>
    </Provider>,
  )
  const sent = () => conversations.calls.flatMap(([name, message]) => (name === 'send' ? [message] : []))
  return { store, conversations, group, sent }
}
