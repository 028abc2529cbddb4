import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ApiNetworkError, createApiClient, createMemoryTokenStore } from '@umkreis/api-client'
import { createMemoryKeyStore } from '@umkreis/chat-hub/testing'
import { NavigationProvider, ToastRegion } from '@umkreis/design-system'
import { mount } from '@umkreis/design-system/testing'
import type { NoteId } from '@umkreis/schemas'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router'
import { provideApiAtom } from '../../../services/api.ts'
import { provideDevicesAtom } from '../../../services/conversation/devices.ts'
import { createCell } from '../../../services/conversation/observed.ts'
import { createNotes } from '../../../services/notes/create-notes.ts'
import { emptyNote, formatNoteContent, type NoteContent } from '../../../services/notes/note-content.ts'
import { createNoteShelf } from '../../../services/notes/note-shelf.ts'
import { provideNotesAtom } from '../../../services/notes/notes.ts'
import { createFakeNoteServer, fakeOwnNotes } from '../../../services/notes/testing/fake-note-server.ts'
import { startSessionAtom } from '../../../services/session.ts'
import { provideConversationsAtom } from '../../../services/conversation/conversations.ts'
import { FakeConversations } from '../../../testing/fake-conversations.ts'
import { FakeDevices } from '../../../testing/fake-devices.ts'
import { johanna } from '../../../testing/people.ts'
import { answerCalls, type Answers, type Call } from '../../../testing/render-app.tsx'
import { NotesPage } from '../NotesPage.tsx'

/** Shows My notes over a server in memory that has the given notes. */
export async function renderNotes(given: readonly Partial<NoteContent>[], devices = new FakeDevices()) {
  const server = createFakeNoteServer()
  for (const [index, content] of given.entries()) {
    const noteId = `note-${index}` as NoteId
    const changedAt = new Date(Date.UTC(2026, 9, 12, 8, 30 - index)).toISOString()
    const sealed = await fakeOwnNotes.sealNote(noteId, formatNoteContent({ ...emptyNote(changedAt), ...content }))
    await server.api.put(noteId, { baseRevision: 0, content: sealed })
  }
  const isReached = createCell(true)
  const notes = createNotes({
    api: server.api,
    own: async () => fakeOwnNotes,
    shelf: createNoteShelf(createMemoryKeyStore()),
    isReady: createCell(true),
    isReached,
    onUnanswered: () => isReached.set(false),
    isUnanswered: (error) => error instanceof ApiNetworkError,
    isRefusal: (error) => error === server.refusal,
    tell: () => undefined,
    now: () => new Date(),
  })
  const store = createStore()
  const tokens = createMemoryTokenStore()
  tokens.save({ accessToken: 'token', refreshToken: 'refresh', userId: johanna.userId, role: johanna.role })
  const calls: Call[] = []
  const answers: Answers = {
    'GET /users/johanna': () => johanna,
    'GET /users/users': () => [johanna],
    'GET /groups': () => ({ groups: [], paginationDataDto: { currentPage: 1, lastPage: 1 } }),
  }
  const fetch = answerCalls(answers, calls)
  store.set(provideApiAtom, createApiClient({ baseUrl: 'http://umkreis.test/api', store: tokens, fetch }))
  await store.set(startSessionAtom)
  store.set(provideDevicesAtom, devices)
  store.set(provideNotesAtom, notes)
  const conversations = new FakeConversations()
  store.set(provideConversationsAtom, conversations)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const children = [{ path: '/app/home/notes', element: <NotesPage /> }]
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ['/app/home/notes'] })
  const { unmount } = await mount(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </Provider>,
  )
  /** What the server has of a note, opened. */
  const stored = async (): Promise<readonly NoteContent[]> =>
    Promise.all(
      [...server.rows.values()].map(async ({ noteId, content }) => {
        return JSON.parse(await fakeOwnNotes.openNote(noteId, content)) as NoteContent
      }),
    )
  return {
    server,
    isReached,
    conversations,
    stored,
    unmount,
    place: () => `${router.state.location.pathname}${router.state.location.search}`,
  }
}

function Frame(): ReactNode {
  const navigate = useNavigate()
  return (
    <NavigationProvider navigate={(to) => void navigate(to)}>
      <main tabIndex={-1}>
        <h1>Home</h1>
        <Outlet />
      </main>
    </NavigationProvider>
  )
}
