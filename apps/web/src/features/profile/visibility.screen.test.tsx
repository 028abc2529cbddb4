import { HIDEABLE_FIELDS } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { johanna } from '../../testing/people.ts'
import { refuse, renderApp } from '../../testing/render-app.tsx'

const everybody = {
  fields: Object.fromEntries(HIDEABLE_FIELDS.map((field) => [field, 'everybody'])),
  customFields: [{ name: 'Languages', visibility: 'managers' }],
}
const open = (answer: () => object) =>
  renderApp(
    '/app/profile',
    {
      'GET /users/johanna': () => ({ ...johanna, customFields: [{ name: 'Languages', value: 'Türkisch' }] }),
      'GET /users/visibility': () => everybody,
      'PATCH /users/visibility': answer,
    },
    johanna,
  )
const trigger = (name: string) => page.getByRole('button', { name })

describe('who sees a field', () => {
  it('stands beside each of them, and is changed at once', async () => {
    const { calls } = await open(() => ({ ...everybody, fields: { ...everybody.fields, skills: 'groups' } }))
    await expect.element(trigger('Who sees Languages: Managers')).toBeVisible()
    for (const field of ['E-mail', 'Position', 'Description', 'Skills', 'LinkedIn', 'Country', 'City']) {
      await expect.element(trigger(`Who sees ${field}: Everybody`)).toBeVisible()
    }
    await trigger('Who sees Skills: Everybody').click()
    await page.getByRole('menuitemradio', { name: /^My groups/ }).click()
    await expect.element(trigger('Who sees Skills: My groups')).toBeVisible()
    expect(calls.find(({ name }) => name === 'PATCH /users/visibility')?.body).toEqual({ fields: { skills: 'groups' } })
  })

  it('goes back where it could not be kept, and says so', async () => {
    await open(() => refuse(500, 'Broken'))
    await trigger('Who sees City: Everybody').click()
    await page.getByRole('menuitemradio', { name: /^Managers/ }).click()
    await expect.element(page.getByText('Who sees this could not be changed. Broken')).toBeVisible()
    await expect.element(trigger('Who sees City: Everybody')).toBeVisible()
  })
})
