import { DEFAULT_THEME_COLOURS } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { johanna } from '../testing/people.ts'
import { renderApp, type Answers } from '../testing/render-app.tsx'

const values = Object.entries(DEFAULT_THEME_COLOURS).map(([name, value]) => ({ name, value }))
const answers: Answers = {
  'GET /users/johanna': () => johanna,
  'GET /users': () => [johanna],
  'GET /themes/company-current-theme': () => ({ themeId: 't1', themeName: 'Lindwerk', values }),
}

it('asks before signing out throws away what is not saved, and the keys of the palette wait for the answer', async () => {
  const { tokens } = await renderApp('/app/admin/theme', answers, { userId: 'johanna', role: 'Manager' })
  const name = page.getByRole('textbox', { name: 'Theme name' })
  const palette = page.getByRole('combobox', { name: /^Find a person/ })
  await name.fill('Winter')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(palette).toHaveFocus()
  await userEvent.keyboard('log out{Enter}')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect.element(question).toBeVisible()

  const keys = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true, bubbles: true })
  question.element().dispatchEvent(keys)
  expect(keys.defaultPrevented).toBe(true)
  await question.getByRole('button', { name: 'Stay' }).click()

  await expect.element(question).not.toBeInTheDocument()
  await expect.element(palette).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Winter')
  expect(tokens.load()).toBeDefined()
})
