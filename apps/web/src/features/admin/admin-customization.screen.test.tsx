import type { CustomField } from '@umkreis/schemas'
import { findViolations } from '@umkreis/design-system/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { johanna, karim, mira } from '../../testing/people.ts'
import { refuse, renderApp, type Answers } from '../../testing/render-app.tsx'

const PATH = '/app/admin/customization'
const FIELDS = '/manager/custom-fields'
const createField = (id: string, name: string, changes: Partial<CustomField> = {}): CustomField => ({
  id,
  name,
  type: 'text',
  isRequired: true,
  isForManagers: false,
  isDeleting: false,
  goneAt: null,
  filledCount: 0,
  ...changes,
})

/** A server with an organisation's fields and logos, as the real one keeps them. */
function serve(first: CustomField[] = []) {
  let fields = first
  let small: string | null = null
  const answer = () => ({ fields })
  const set = (id: string, changes: Partial<CustomField>) => {
    fields = fields.map((field) => (field.id === id ? { ...field, ...changes } : field))
    return answer()
  }
  const answers: Answers = {
    'GET /users/johanna': () => johanna,
    'GET /users/small-logo': () => ({ url: small }),
    'GET /manager/words': () => ({ words: [], switchedOff: [] }),
    [`GET ${FIELDS}`]: answer,
    [`POST ${FIELDS}`]: ({ body }) => {
      const id = `f${fields.length + 1}`
      fields = [...fields, createField(id, '', body as Partial<CustomField>)]
      return answer()
    },
    [`PATCH ${FIELDS}/f1`]: ({ body }) => set('f1', body as Partial<CustomField>),
    [`PUT ${FIELDS}/order`]: ({ body }) => {
      const ids = body.ids as string[]
      fields = fields.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      return answer()
    },
    [`DELETE ${FIELDS}/f1`]: () => set('f1', { isDeleting: true, goneAt: '2026-12-22T09:00:00.000Z' }),
    [`POST ${FIELDS}/f1/restore`]: () => set('f1', { isDeleting: false, goneAt: null }),
    'PUT /manager/logos/small': () => ({ url: (small = '/api/blobs/new') }),
    'PUT /manager/logos/small-dark': () => ({ url: '/api/blobs/dark' }),
    'DELETE /manager/logos/small-dark': () => ({ url: null }),
    'DELETE /manager/logos/small': () => ({ url: (small = null) }),
  }
  return { answers }
}

const open = (answers: Answers) => renderApp(PATH, answers, { userId: 'johanna', role: 'Manager' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const names = () => [...document.querySelectorAll('main li, [role=main] li')].map((item) => item.textContent ?? '')

describe('SPEC.md screen 5: the admin panel', () => {
  it('is titled “Admin panel” and has the tabs People, Customization, Theme', async () => {
    await open(serve().answers)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Admin panel' })).toBeVisible()
    for (const name of ['People', 'Customization', 'Theme']) {
      await expect.element(page.getByRole('link', { name, exact: true }).first()).toBeInTheDocument()
    }
    await expect
      .element(page.getByRole('link', { name: 'Customization', exact: true }).last())
      .toHaveAttribute('aria-current', 'page')
  })

  it('sends global users who open adminCustomization to profile (SPEC.md section 2)', async () => {
    const app = await renderApp(PATH, { 'GET /users/mira': () => mira }, { userId: 'mira', role: 'Employee' })
    await vi.waitFor(() => expect(app.place()).toMatch(/^\/app\/profile/), 10_000)
  })

  it('is for Managers only: others go to chat (SPEC.md section 2)', async () => {
    const app = await renderApp(PATH, { 'GET /users/karim': () => karim }, { userId: 'karim', role: 'Employee' })
    await vi.waitFor(() => expect(app.place()).toMatch(/^\/app\/chat/), 10_000)
  })
})

describe('the custom fields of the organisation', () => {
  it('say “The custom field has been successfully added” (SPEC.md section 8), and what was added', async () => {
    const app = await open(serve().answers)
    await expect.element(page.getByText('No custom fields yet')).toBeVisible()
    await button('Add custom field').click()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('Languages{Enter}')
    await expect.element(page.getByText('The custom field has been successfully added')).toBeVisible()
    expect(app.calls.find(({ name }) => name === `POST ${FIELDS}`)?.body).toEqual({
      name: 'Languages',
      type: 'text',
      isRequired: true,
      isForManagers: false,
    })
    await expect.element(page.getByText('Languages', { exact: true })).toBeVisible()
    expect(await findViolations()).toEqual([])
  })

  it('need a name, and say at it what the server refuses; what was typed stays', async () => {
    await open({
      ...serve().answers,
      [`POST ${FIELDS}`]: () =>
        refuse(422, 'There is such a field already', [{ path: 'name', message: 'There is such a field already' }]),
    })
    await button('Add custom field').click()
    await button('Add').click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect.element(name).toHaveAccessibleDescription('Name is required')
    await name.fill('Languages')
    await button('Add').click()
    await expect.element(name).toHaveAccessibleDescription('There is such a field already')
    await expect.element(name).toHaveValue('Languages')
  })

  it('are renamed, and keep their type', async () => {
    const app = await open(serve([createField('f1', 'Languages', { type: 'list' })]).answers)
    await button('Actions for Languages').click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Speaks')
    await page.getByRole('checkbox', { name: 'Required' }).click({ force: true })
    await button('Save').click()
    await expect.element(page.getByText('Speaks', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Optional')).toBeVisible()
    expect(app.calls.find(({ name }) => name === `PATCH ${FIELDS}/f1`)?.body).toEqual({
      name: 'Speaks',
      isRequired: false,
      isForManagers: false,
    })
  })

  it('take a colleague where their type is Person', async () => {
    const app = await open(serve().answers)
    await button('Add custom field').click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Mentor')
    await page.getByRole('button', { name: /Type/ }).click()
    await page.getByRole('option', { name: /^Person/ }).click()
    await button('Add').click()
    await expect.element(page.getByText('Mentor', { exact: true })).toBeVisible()
    expect(app.calls.find(({ name }) => name === `POST ${FIELDS}`)?.body).toMatchObject({
      name: 'Mentor',
      type: 'person',
    })
  })

  it('change places', async () => {
    await open(serve([createField('f1', 'One'), createField('f2', 'Two')]).answers)
    await expect.element(button('Move One up')).toBeDisabled()
    await button('Move One down').click()
    await vi.waitFor(() => expect(names().findIndex((text) => text.startsWith('Two'))).toBe(0))
  })

  it('are isDeleting once deleted (SPEC.md section 3), and come back by Undo', async () => {
    await open(serve([createField('f1', 'Languages')]).answers)
    await button('Actions for Languages').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.element(page.getByText('Being deleted, gone on 22 December 2026')).toBeVisible()
    await button('Undo deleting Languages').click()
    await expect.element(button('Actions for Languages')).toBeVisible()
    expect(await findViolations()).toEqual([])
  })

  it('say why they could not be loaded, and load with Retry', async () => {
    let isBroken = true
    const { answers } = serve([createField('f1', 'Languages')])
    await open({
      ...answers,
      [`GET ${FIELDS}`]: (call) => (isBroken ? refuse(422, 'Not now') : answers[`GET ${FIELDS}`]!(call)),
    })
    await expect.element(page.getByText('The custom fields could not be loaded')).toBeVisible()
    isBroken = false
    await button('Retry').click()
    await expect.element(page.getByText('Languages', { exact: true })).toBeVisible()
  })
})

describe('the logos', () => {
  const choose = async (type: string, size = 10) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input, new File([new Uint8Array(size)], 'logo', { type }))
  }
  const shown = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))

  it('stand in the whole application at once, and are taken away again', async () => {
    await open(serve().answers)
    await expect.element(button('Upload: Small logo, on light screens')).toBeVisible()
    await choose('image/svg+xml')
    await expect.element(page.getByText('The logo is changed. Everybody sees it now.')).toBeVisible()
    await vi.waitFor(() => expect(shown().filter((src) => src === '/api/blobs/new').length).toBeGreaterThan(1))
    await button('Remove: Small logo, on light screens').click()
    await expect.element(page.getByText('The logo is removed.')).toBeVisible()
    await vi.waitFor(() => expect(shown()).not.toContain('/api/blobs/new'))
  })

  it('have another picture for dark screens where they need one (SPEC.md section 3: small and big logo URL)', async () => {
    const app = await open(serve().answers)
    await expect.element(button('Upload: Small logo, on dark screens')).toBeVisible()
    const dark = document.querySelectorAll<HTMLInputElement>('input[type=file]')[1]!
    await userEvent.upload(dark, new File([new Uint8Array(10)], 'logo', { type: 'image/png' }))
    await expect.element(button('Replace: Small logo, on dark screens')).toBeVisible()
    // The page is light: only the place that shows a dark one has it.
    expect(shown().filter((src) => src === '/api/blobs/dark')).toHaveLength(1)
    await button('Remove: Small logo, on dark screens').click()
    await vi.waitFor(() => expect(shown()).not.toContain('/api/blobs/dark'))
    expect(app.calls.filter(({ name }) => name.includes('/manager/logos/')).map(({ name }) => name)).toEqual([
      'PUT /manager/logos/small-dark',
      'DELETE /manager/logos/small-dark',
    ])
    expect(await findViolations()).toEqual([])
  })

  it('are refused before they are sent where they are of another kind or too big', async () => {
    const app = await open(serve().answers)
    await expect.element(button('Upload: Small logo, on light screens')).toBeVisible()
    await choose('image/gif')
    await expect.element(page.getByText('The logo must be a PNG, JPEG, WebP or SVG file')).toBeVisible()
    await choose('image/png', 2_000_001)
    await expect.element(page.getByText('The logo must be at most 2 MB')).toBeVisible()
    expect(app.calls.some(({ name }) => name.startsWith('PUT'))).toBe(false)
  })
})
