import { findViolations } from '@umkreis/design-system/testing'
import type { ProvisioningToken } from '@umkreis/schemas'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { johanna } from '../../testing/people.ts'
import { refuse, renderApp, type Answers } from '../../testing/render-app.tsx'

const PATH = '/app/admin/configure'
const TOKENS = '/manager/provisioning'
const ENTRA: ProvisioningToken = {
  id: 't1',
  name: 'Entra ID',
  createdBy: 'Johanna Brandt',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2027-11-20T09:00:00.000Z',
  isOver: false,
  lastUsedAt: null,
}
const SECRET = `umkreis_scim_${'x'.repeat(43)}`

/** A server with tokens, as the real one keeps them; what else stands in Configure is not there. */
function serve(first: ProvisioningToken[] = []): Answers {
  let tokens = first
  const answer = () => ({ baseUrl: 'https://umkreis.example/api/scim/v2', tokens })
  return {
    'GET /users/johanna': () => johanna,
    [`GET ${TOKENS}`]: answer,
    [`POST ${TOKENS}`]: ({ body }) => {
      tokens = [{ ...ENTRA, id: `t${tokens.length + 1}`, name: String(body.name) }, ...tokens]
      return { ...answer(), token: SECRET }
    },
    [`DELETE ${TOKENS}/t1`]: () => {
      tokens = tokens.filter(({ id }) => id !== 't1')
      return answer()
    },
  }
}

const open = (answers: Answers) => renderApp(PATH, answers, { userId: 'johanna', role: 'Manager' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })

describe('provisioning', () => {
  it('explains itself, and makes a token by keyboard that is shown once', async () => {
    const app = await open(serve())
    await expect.element(page.getByText('No tokens yet')).toBeVisible()
    await expect.element(textbox('Base URL')).toHaveValue('https://umkreis.example/api/scim/v2')
    await button('Make token').click()
    await expect.element(textbox('Name')).toHaveFocus()
    await userEvent.keyboard('Okta{Enter}')
    await expect.element(textbox('Token')).toHaveValue(SECRET)
    expect(app.calls.find(({ name }) => name === `POST ${TOKENS}`)?.body).toEqual({ name: 'Okta', days: 365 })
    expect(await findViolations()).toEqual([])
    await button('Done').click()
    await expect.element(button('Revoke the token Okta')).toBeVisible()
    expect(document.body.textContent).not.toContain(SECRET)
    expect(textbox('Token').query()).toBeNull()
  })

  it('is not closed while the token is made, and keeps the focus from step to step', async () => {
    const gate = Promise.withResolvers<void>()
    const answers = serve()
    await open({
      ...answers,
      [`POST ${TOKENS}`]: async (call) => {
        await gate.promise
        return answers[`POST ${TOKENS}`]!(call)
      },
    })
    await button('Make token').click()
    await expect.element(textbox('Name')).toHaveFocus()
    await userEvent.keyboard('Okta{Enter}')
    await expect.element(button('Cancel')).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    gate.resolve()
    const made = page.getByRole('dialog', { name: 'Copy the token now' })
    await expect.element(made.getByRole('textbox', { name: 'Token' })).toHaveValue(SECRET)
    await vi.waitFor(() => expect(made.element().contains(document.activeElement)).toBe(true))
    await button('Done').click()
    await expect.element(made).not.toBeInTheDocument()
    await expect.element(button('Make token')).toHaveFocus()
  })

  it('needs a name, and says what the server refuses; what was typed stays', async () => {
    await open({ ...serve(), [`POST ${TOKENS}`]: () => refuse(409, 'An organisation has at most 10 tokens') })
    await button('Make token').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make token' }).click()
    await expect.element(textbox('Name')).toHaveAccessibleDescription(/Name is required/)
    await textbox('Name').fill('Okta')
    await page.getByRole('dialog').getByRole('button', { name: 'Make token' }).click()
    await expect.element(page.getByText('An organisation has at most 10 tokens')).toBeVisible()
    await expect.element(textbox('Name')).toHaveValue('Okta')
  })

  it('says of each token whose it is, how long it holds and when it was used, and revokes it when sure', async () => {
    const old = {
      ...ENTRA,
      id: 't2',
      name: 'Old',
      expiresAt: '2020-01-01T00:00:00.000Z',
      isOver: true,
      lastUsedAt: ENTRA.createdAt,
    }
    await open(serve([ENTRA, old]))
    await expect.element(page.getByText('Never used')).toBeVisible()
    await expect.element(page.getByText('Holds until 20 November 2027')).toBeVisible()
    await expect.element(page.getByText('Ended on 1 January 2020')).toBeVisible()
    await button('Revoke the token Entra ID').click()
    await expect.element(page.getByText('The people whom it has added stay.', { exact: false })).toBeVisible()
    await button('Revoke token').click()
    await expect.element(page.getByText('The token Entra ID is revoked.', { exact: false })).toBeVisible()
    await expect.element(button('Revoke the token Entra ID')).not.toBeInTheDocument()
  })

  it('says why the tokens could not be loaded, and loads them with Retry', async () => {
    let isBroken = true
    const answers = serve([ENTRA])
    await open({
      ...answers,
      [`GET ${TOKENS}`]: (call) => (isBroken ? refuse(422, 'Not now') : answers[`GET ${TOKENS}`]!(call)),
    })
    const section = page.getByRole('region', { name: 'Provisioning' })
    await expect.element(section.getByText('The tokens could not be loaded')).toBeVisible()
    isBroken = false
    await section.getByRole('button', { name: 'Retry' }).click()
    await expect.element(button('Revoke the token Entra ID')).toBeVisible()
  })
})
