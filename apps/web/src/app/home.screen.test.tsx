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
    const tabs = page.getByRole('navigation', { name: 'Home' })
    await expect.element(tabs).toBeVisible()
    const links = [...tabs.element().querySelectorAll('a')]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My notes', '/app/home/notes'],
      ['Feed', '/app/home'],
      ['Company metrics', '/app/home/metrics'],
    ])
    await expect.element(tabs.getByRole('link', { name: 'My notes' })).toHaveAttribute('aria-current', 'page')
  })

  it('has decorative lines in its banner, in both colours of the theme, that nobody listens to', async () => {
    await show('/app/home')
    const banner = page.getByRole('img', { name: 'Lindwerk' })
    await expect.element(banner).toBeVisible()
    const lines = banner
      .element()
      .parentElement?.parentElement?.querySelectorAll('svg[aria-hidden] circle, svg[aria-hidden] path')
    const strokes = [...(lines ?? [])]
      .map((line) => getComputedStyle(line).stroke)
      .filter((stroke) => stroke !== 'none')
    expect(new Set(strokes).size).toBe(2)
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
