import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { ButtonLink, Link } from './Link.tsx'
import { NavigationProvider } from './NavigationProvider.tsx'

describe('Link', () => {
  it('leads to its address by keyboard, without loading the page anew', async () => {
    const navigate = vi.fn<(path: string) => void>()
    mount(
      <NavigationProvider navigate={navigate}>
        <Link href="/app/profile">Profile</Link>
      </NavigationProvider>,
    )
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(navigate.mock.lastCall?.[0]).toBe('/app/profile')
  })

  it('says that it opens a new tab, also without a look of its own', async () => {
    mount(
      <>
        <Link href="https://lindwerk.example" target="_blank">
          Lindwerk
        </Link>
        <Link tone="plain" href="https://example.org" target="_blank" newTabLabel="(neuer Tab)">
          Beispiel
        </Link>
      </>,
    )
    await expect.element(page.getByRole('link', { name: 'Lindwerk (opens a new tab)' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Beispiel (neuer Tab)' })).toBeVisible()
    expect(document.querySelectorAll('a svg')).toHaveLength(1)
  })

  it('does not say so of a link that stays', async () => {
    mount(<Link href="/app/home">Home</Link>)
    await expect.element(page.getByRole('link', { name: 'Home' })).toBeVisible()
  })

  it('stays a link in the shape of a button', async () => {
    mount(<ButtonLink href="/app/home">Home</ButtonLink>)
    await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/app/home')
  })
})
