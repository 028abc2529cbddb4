import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '@umkreis/design-system/testing'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ErrorScreen } from './ErrorScreen.tsx'
import { lazily } from './lazily.ts'

const reached = () => Promise.resolve(true)
const lost = () => Promise.reject(new Error('The file is gone'))
const show = async (...screenCode: Parameters<typeof lazily>) => {
  const screen = { path: '/', ErrorBoundary: ErrorScreen, lazy: lazily(...screenCode) }
  const router = createMemoryRouter([
    { Component: Outlet, HydrateFallback: () => null, children: [{ lazy: lazily(frame), children: [screen] }] },
  ])
  await mount(<RouterProvider router={router} />)
}
const frame = () =>
  Promise.resolve({
    Component: () => (
      <>
        <nav>Areas</nav>
        <Outlet />
      </>
    ),
  })

describe(lazily, () => {
  it('shows the screen whose code has come', async () => {
    await show(() => Promise.resolve({ Component: () => <h1>Chat</h1> }))
    await expect.element(page.getByRole('heading', { name: 'Chat' })).toBeVisible()
  })

  it('SPEC.md section 8, render error: “Oops, error :(” with “Reload Page”, where its code is lost, inside of the frame', async () => {
    await show(lost, reached)
    await expect.element(page.getByRole('heading', { name: 'Oops, error :(' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
    await expect.element(page.getByRole('navigation')).toBeVisible()
  })
})
