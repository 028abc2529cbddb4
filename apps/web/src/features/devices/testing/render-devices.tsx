import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createApiClient, createMemoryTokenStore } from '@umkreis/api-client'
import { NavigationProvider, ToastRegion } from '@umkreis/design-system'
import { mount } from '@umkreis/design-system/testing'
import type { User } from '@umkreis/schemas'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router'
import { provideApiAtom } from '../../../services/api.ts'
import { provideDevicesAtom } from '../../../services/conversation/devices.ts'
import { startSessionAtom } from '../../../services/session.ts'
import { johanna } from '../../../testing/people.ts'
import type { FakeDevices } from '../../../testing/fake-devices.ts'
import { DeviceHost } from '../DeviceHost.tsx'
import { DevicesSection } from '../DevicesSection.tsx'
import { OpenMessagesPage } from '../OpenMessagesPage.tsx'

/** Shows what belongs to devices at one of its addresses, below what stands above every screen. */
export async function renderDevices(
  devices: FakeDevices,
  path: '/app/profile' | '/app/open-messages' | '/app/open-messages?returnTo=%2Fapp%2Fprofile',
  user: User = johanna,
): Promise<{ place: () => string }> {
  const store = createStore()
  const tokens = createMemoryTokenStore()
  tokens.save({ accessToken: 'token', refreshToken: 'refresh', userId: user.userId, role: user.role })
  const answer = async (input: Request | URL | string) => {
    const { pathname } = new URL(new Request(input).url)
    if (pathname.includes('logo')) return Response.json({ url: null })
    return Response.json(pathname.includes('themes') ? { themeId: 'plain', themeName: 'Umkreis', values: [] } : user)
  }
  store.set(provideApiAtom, createApiClient({ baseUrl: 'http://umkreis.test/api', store: tokens, fetch: answer }))
  await store.set(startSessionAtom)
  store.set(provideDevicesAtom, devices)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const children = [
    { path: '/app/profile', element: <DevicesSection /> },
    { path: '/app/open-messages', element: <OpenMessagesPage /> },
    { path: '/app/chat', element: <h1>Chat</h1> },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [path] })
  await mount(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </Provider>,
  )
  return { place: () => router.state.location.pathname }
}

function Frame(): ReactNode {
  const navigate = useNavigate()
  return (
    <NavigationProvider navigate={(to) => void navigate(to)}>
      <main tabIndex={-1}>
        <DeviceHost hasRoom />
        <Outlet />
      </main>
    </NavigationProvider>
  )
}
