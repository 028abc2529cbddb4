import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { MessageBubble } from './MessageBubble.tsx'

const LONG = 'Seilbahnüberwachungsaufgabenübertragungsgesetzesänderungsentwurf'.repeat(2)

describe('MessageBubble', () => {
  it.each(['theirs', 'mine'] as const)('breaks long words and names of %s inside 300 px', (from) => {
    const { element } = mount(
      <div style={{ width: 300 }}>
        <MessageBubble
          from={from}
          author={LONG}
          time="09:48"
          portrait={<Avatar name="Inês Carvalho" size={36} />}
          quote={{ author: LONG, text: LONG }}
          meta={LONG}
        >
          {LONG}
        </MessageBubble>
      </div>,
    )
    const box = element.firstElementChild as HTMLElement
    expect(box.scrollWidth).toBe(300)
    for (const inner of box.querySelectorAll('p, blockquote, div')) {
      const { left, right } = inner.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(box.getBoundingClientRect().left - 0.5)
      expect(right).toBeLessThanOrEqual(box.getBoundingClientRect().right + 0.5)
    }
  })

  it('leads to what it quotes with the keyboard', async () => {
    const onPress = vi.fn<() => void>()
    mount(
      <MessageBubble from="theirs" quote={{ author: 'Tomasz', text: 'Runbook', label: 'Go to the message', onPress }}>
        The rollback chapter is gold.
      </MessageBubble>,
    )
    page.getByRole('button', { name: 'Go to the message' }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('says that it failed and offers to retry, or to let it be', async () => {
    const onRetry = vi.fn<() => void>()
    const onPress = vi.fn<() => void>()
    mount(
      <MessageBubble
        from="mine"
        failure={{ text: 'not sent', retryLabel: 'Retry', onRetry, discard: { label: 'Discard', onPress } }}
      >
        Ja.
      </MessageBubble>,
    )
    await page.getByRole('button', { name: 'Retry' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
    await page.getByRole('button', { name: 'Discard' }).click()
    expect(onPress).toHaveBeenCalledOnce()
  })
})
