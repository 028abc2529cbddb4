import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { TabLinks } from './Tabs.tsx'

const NAMES = ['People', 'Customization', 'Theme', 'Configure', 'Billing']
const links = (here: string) => NAMES.map((label) => ({ href: `#${label}`, label, current: label === here }))

describe(TabLinks, () => {
  afterEach(() => page.viewport(1280, 900))

  it.each(['People', 'Configure', 'Billing'])('shows where one is on a narrow screen: %s', async (here) => {
    await page.viewport(320, 600)
    mount(<TabLinks label="Parts" links={links(here)} />)
    const at = page.getByRole('link', { name: here }).element().getBoundingClientRect()
    expect(at.left).toBeGreaterThanOrEqual(0)
    expect(at.right).toBeLessThanOrEqual(320)
    expect(document.documentElement.scrollWidth).toBe(320)
  })
})
