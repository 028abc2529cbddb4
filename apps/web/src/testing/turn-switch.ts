import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** Turns a switch by the keyboard: what is to be clicked of it is hidden, and moves while a page still loads above it. */
export async function turnSwitch(name: string): Promise<void> {
  const found = page.getByRole('switch', { name, exact: true })
  await expect.element(found).toBeInTheDocument()
  const input = found.element()
  if (input instanceof HTMLElement) input.focus()
  await userEvent.keyboard(' ')
}
