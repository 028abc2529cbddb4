import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'

vi.mock('./components/other-ways/OtherWays.tsx', () => {
  throw new Error('The file is gone')
})

it('says to whoever comes back from single sign-on that it did not come, and offers Retry', async () => {
  await renderApp('/app/login?singleSignOn=done', {})
  await expect.element(page.getByRole('alert')).toHaveTextContent('That did not work. Please try again.')
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

it('stays quiet elsewhere: the password still opens', async () => {
  await renderApp('/app/login', {})
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  // The same code failed already: nothing more is to come.
  await new Promise(requestAnimationFrame)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'Retry' }).elements()).toHaveLength(0)
})
