import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Composer } from './Composer.tsx'

function setUp(): () => void {
  const onSend = vi.fn<() => void>()
  function Writing(): ReactNode {
    const [value, setValue] = useState('')
    return <Composer label="Message" value={value} onChange={setValue} onSend={onSend} />
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

  it('does not send spaces', async () => {
    const onSend = setUp()
    await userEvent.type(area().element(), '  {Enter}')
    expect(onSend).not.toHaveBeenCalled()
  })
})
