import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { PageList } from './PageList.tsx'

const posts = Array.from({ length: 10_000 }, (_, index) => `Post ${index + 1}`)
const draw = (items: readonly string[], onNearEnd?: () => void) =>
  mount(
    <div>
      <p style={{ height: 300 }}>Above</p>
      <PageList
        label="Posts"
        items={items}
        itemKey={(item) => item}
        estimate={100}
        gap={10}
        renderItem={(item) => (
          <article style={{ height: 100 }}>
            <button type="button">{item}</button>
          </article>
        )}
        {...(onNearEnd ? { onNearEnd } : {})}
      />
    </div>,
  )
const drawn = () => document.querySelectorAll('li').length

describe('PageList', () => {
  it('draws a few of many, each with its place among all', async () => {
    draw(posts)
    await expect.element(page.getByText('Post 1', { exact: true })).toBeVisible()
    expect(drawn()).toBeLessThan(60)
    const first = page.getByText('Post 1', { exact: true }).element().closest('li')
    expect(first?.getAttribute('aria-posinset')).toBe('1')
    expect(first?.getAttribute('aria-setsize')).toBe('10000')
  })

  it('scrolls with its page, and draws what is there', async () => {
    draw(posts)
    await expect.element(page.getByText('Post 1', { exact: true })).toBeVisible()
    window.scrollTo(0, 300 + 110 * 5000)
    await expect.element(page.getByText('Post 5001', { exact: true })).toBeVisible()
    expect(drawn()).toBeLessThan(60)
    window.scrollTo(0, 0)
  })

  it('keeps what holds the focus drawn', async () => {
    draw(posts)
    const button = page.getByText('Post 2', { exact: true })
    await expect.element(button).toBeVisible()
    ;(button.element() as HTMLElement).focus()
    window.scrollTo(0, 110 * 5000)
    await expect.element(page.getByText('Post 5000', { exact: true })).toBeVisible()
    expect(document.activeElement?.textContent).toBe('Post 2')
    window.scrollTo(0, 0)
  })

  it('asks for more near its end, once for each end', async () => {
    const onNearEnd = vi.fn()
    draw(posts.slice(0, 3), onNearEnd)
    await expect.poll(() => onNearEnd.mock.calls.length).toBe(1)
  })
})
