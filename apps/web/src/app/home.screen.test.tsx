import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildUser, johanna } from '../testing/people.ts'
import { renderApp, type Answers } from '../testing/render-app.tsx'

const answersFor = (user: typeof johanna): Answers => ({
  [`GET /users/${user.userId}`]: () => user,
  'GET /users/big-logo': () => ({ url: '/big.svg' }),
})
const show = (path: string, user = johanna) =>
  renderApp(path, answersFor(user), { userId: user.userId, role: user.role })

afterEach(() => page.viewport(1280, 900))

describe('the home area (SPEC.md, "Screens", 3)', () => {
  it('has the company’s big logo, and a tab for each part on large screens', async () => {
    await show('/app/home/notes')
    await expect.element(page.getByRole('img', { name: 'Lindwerk' })).toHaveAttribute('src', '/big.svg')
    await expect.element(page.getByRole('heading', { level: 1, name: 'My notes' })).toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: 'Home', exact: true }).first())
      .toHaveAttribute('href', '/app/home')
  })

  it('leads to the feed’s address below the large breakpoint', async () => {
    await page.viewport(992, 900)
    const { place } = await show('/app/home/notes')
    await expect.poll(place).toMatch(/^\/app\/home(?:\?|$)/)
  })

  it('is refused to global users, who have no way to it (SPEC.md, "Roles and permissions")', async () => {
    const global = buildUser({ userId: 'g', id: 'g', isGlobal: true, organisationName: null })
    const { place } = await show('/app/home', global)
    await expect.poll(place).toBe('/app/profile')
    await expect.element(page.getByRole('link', { name: 'Home', exact: true })).not.toBeInTheDocument()
  })
})
