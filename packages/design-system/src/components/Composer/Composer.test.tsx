import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Composer } from './Composer.tsx'

function setUp(props: { enterSends?: boolean } = {}): () => void {
  const onSend = vi.fn<() => void>()
  function Writing(): ReactNode {
    const [value, setValue] = useState('')
    return <Composer label="Message" value={value} onChange={setValue} onSend={onSend} {...props} />
  }
  mount(<Writing />)
  return onSend
}

const area = () => page.getByRole('textbox', { name: 'Message' })

describe('Composer', () => {
  it('offers to send only when there is something to send', async () => {
    const onSend = setUp()
    await expect.element(page.getByRole('button', { name: 'Send' })).not.toBeInTheDocument()
    await userEvent.type(area().element(), 'Hallo')
    await page.getByRole('button', { name: 'Send' }).click()
    expect(onSend).toHaveBeenCalledOnce()
  })

  it('sends with Enter and breaks the line with Shift', async () => {
    const onSend = setUp()
    await userEvent.type(area().element(), 'Hallo{Shift>}{Enter}{/Shift}Welt{Enter}')
    expect(onSend).toHaveBeenCalledOnce()
    await expect.element(area()).toHaveValue('Hallo\nWelt')
  })

  it('breaks the line with Enter where that is wanted, and sends with Ctrl', async () => {
    const onSend = setUp({ enterSends: false })
    await userEvent.type(area().element(), 'Hallo{Enter}Welt')
    await expect.element(area()).toHaveValue('Hallo\nWelt')
    expect(onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onSend).toHaveBeenCalledOnce()
    await expect.element(area()).toHaveValue('Hallo\nWelt')
  })

  it('SPEC 9: is 58 px high, grows with its lines to 200 px, then scrolls, and shrinks again', async () => {
    setUp()
    const height = () => area().element().getBoundingClientRect().height
    const scrolls = () => area().element().scrollHeight > area().element().clientHeight
    expect([height(), scrolls()]).toEqual([58, false])
    await area().fill('one\ntwo\nthree')
    expect(height()).toBeGreaterThan(58)
    expect(height()).toBeLessThan(200)
    await area().fill('line\n'.repeat(40))
    expect([height(), scrolls()]).toEqual([200, true])
    await area().fill('')
    expect([height(), scrolls()]).toEqual([58, false])
  })

  it('does not send spaces', async () => {
    const onSend = setUp()
    await userEvent.type(area().element(), '  {Enter}')
    expect(onSend).not.toHaveBeenCalled()
  })

  it('names the suggestions that stand beside it, and leaves their keys to the owner', async () => {
    const onSend = vi.fn<() => void>()
    mount(
      <>
        <div id="people">
          <span id="karim">Karim</span>
        </div>
        <Composer
          label="Message"
          value="@Ka"
          suggestions={{ listId: 'people', activeId: 'karim' }}
          onChange={() => {}}
          onSend={onSend}
          onKeyDown={(event) => event.preventDefault()}
        />
      </>,
    )
    await expect.element(area()).toHaveAttribute('aria-activedescendant', 'karim')
    await expect.element(area()).toHaveAttribute('aria-controls', 'people')
    await userEvent.type(area().element(), '{Enter}')
    expect(onSend).not.toHaveBeenCalled()
  })
})
