import type { Passkey, PasskeysAnswer } from '@umkreis/schemas'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { johanna } from '../../testing/people.ts'
import { type Answers, refuse, renderApp } from '../../testing/render-app.tsx'

const laptop: Passkey = {
  passkeyId: 'laptop',
  credentialId: 'AAAA',
  name: 'Windows Hello',
  createdAt: '2026-03-02T08:00:00.000Z',
  lastUsedAt: null,
  isSynced: false,
}
const keychain: Passkey = {
  ...laptop,
  passkeyId: 'keychain',
  credentialId: 'AAAB',
  name: 'iCloud Keychain',
  lastUsedAt: '2026-03-03T08:00:00.000Z',
  isSynced: true,
}
const options = {
  challenge: 'AAAA',
  timeout: 300_000,
  rp: { id: window.location.hostname, name: 'Umkreis' },
  user: { id: 'AAAA', name: johanna.email, displayName: 'Johanna Brandt' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
}

afterEach(() => vi.restoreAllMocks())

async function open(passkeys: Passkey[], answers: Answers = {}, more: Partial<PasskeysAnswer> = {}) {
  return renderApp(
    '/app/profile/password',
    {
      'GET /users/johanna': () => johanna,
      'GET /auth/sessions': () => ({ sessions: [] }),
      'GET /auth/proof': () => ({ hasPassword: true, mayHavePassword: true, by: 'password' }),
      'GET /auth/passkeys': () => ({
        passkeys,
        needsPassword: false,
        rpId: window.location.hostname,
        userHandle: 'AAAA',
        ...more,
      }),
      'POST /auth/passkeys/registration-options': () => options,
      ...answers,
    },
    johanna,
  )
}
const section = () => page.getByRole('region', { name: 'Passkeys' })
const list = () => page.getByRole('list', { name: 'Your passkeys' })
const add = () => section().getByRole('button', { name: 'Add a passkey' })

/** What the device answers when it is asked for a new passkey. */
function deviceMakes(make: () => Promise<unknown>) {
  return vi.spyOn(navigator.credentials, 'create').mockImplementation(make as typeof navigator.credentials.create)
}
const bytes = new Uint8Array([0, 0, 0]).buffer
const credential = {
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
}

describe('one’s passkeys', () => {
  it('are listed by name, and say whether other devices have them too', async () => {
    await open([keychain, laptop])
    await expect.element(list().getByText('iCloud Keychain')).toBeVisible()
    await expect.element(list().getByText('Synced')).toBeVisible()
  })

  it('say so where there is none, and what a passkey does not open', async () => {
    await open([])
    await expect.element(section().getByText('You have no passkey yet.')).toBeVisible()
    await expect.element(section().getByText(/with another device of yours or your recovery code/)).toBeVisible()
  })

  it('say so where they can’t be loaded, and try again', async () => {
    let isAway = true
    await open([], {
      'GET /auth/passkeys': () =>
        isAway
          ? refuse(500, 'Broken')
          : { passkeys: [laptop], needsPassword: false, rpId: window.location.hostname, userHandle: 'AAAA' },
    })
    await expect.element(section().getByText(/Your passkeys could not be loaded/)).toBeVisible()
    isAway = false
    await section().getByRole('button', { name: 'Retry' }).click()
    await expect.element(list().getByText('Windows Hello')).toBeVisible()
  })

  it('are renamed', async () => {
    const passkeys = [laptop]
    const { calls } = await open(passkeys, {
      'PATCH /auth/passkeys/laptop': () => (passkeys[0] = { ...laptop, name: 'Work laptop' }),
    })
    await list().getByRole('button', { name: 'More for Windows Hello' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByLabelText('Name', { exact: true }).fill('Work laptop')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect.element(list().getByText('Work laptop')).toBeVisible()
    expect(calls.find(({ name }) => name.startsWith('PATCH'))?.body).toEqual({ name: 'Work laptop' })
  })

  it('are removed after a question, which says what stays', async () => {
    const passkeys = [keychain, laptop]
    await open(passkeys, {
      'DELETE /auth/passkeys/laptop': () => {
        passkeys.pop()
        return new Response(null, { status: 204 })
      },
    })
    await list().getByRole('button', { name: 'More for Windows Hello' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Remove Windows Hello?' })
    await expect.element(dialog.getByText(/Your device may go on offering it/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove passkey' }).click()
    await expect.element(page.getByText('Windows Hello is removed')).toBeVisible()
    await expect.element(list().getByText('iCloud Keychain')).toBeVisible()
    await expect.element(list().getByText('Windows Hello')).not.toBeInTheDocument()
  })

  it('are removed as well where that was done elsewhere in the meantime', async () => {
    const passkeys = [keychain, laptop]
    await open(passkeys, { 'DELETE /auth/passkeys/laptop': () => refuse(404, 'Not found') })
    await expect.element(list().getByText('Windows Hello')).toBeVisible()
    passkeys.pop()
    await list().getByRole('button', { name: 'More for Windows Hello' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
    await expect.element(page.getByText('Windows Hello is removed')).toBeVisible()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(list().getByText('Windows Hello')).not.toBeInTheDocument()
  })

  it('are not renamed, but missed, where they were removed elsewhere in the meantime', async () => {
    const passkeys = [keychain, laptop]
    await open(passkeys, { 'PATCH /auth/passkeys/laptop': () => refuse(404, 'Not found') })
    await expect.element(list().getByText('Windows Hello')).toBeVisible()
    passkeys.pop()
    await list().getByRole('button', { name: 'More for Windows Hello' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByLabelText('Name', { exact: true }).fill('Work laptop')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Windows Hello was removed elsewhere')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(list().getByText('Windows Hello')).not.toBeInTheDocument()
  })

  it('are not offered where they would belong to another place', async () => {
    await open([], {}, { rpId: 'umkreis.example' })
    await expect.element(section().getByText(/Passkeys belong to umkreis.example/)).toBeVisible()
    await expect.element(add()).not.toBeInTheDocument()
  })

  it('are not spoken of where the browser knows none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    await open([])
    await expect.element(page.getByRole('region', { name: 'Where you are signed in' })).toBeVisible()
    await expect.element(section()).not.toBeInTheDocument()
    vi.unstubAllGlobals()
  })
})

describe('adding a passkey', () => {
  it('asks the device, and keeps what it makes', async () => {
    const create = deviceMakes(async () => credential)
    const passkeys: Passkey[] = []
    const { calls } = await open(passkeys, {
      'POST /auth/passkeys': () => {
        passkeys.push(laptop)
        return Response.json(laptop, { status: 201 })
      },
    })
    await add().click()
    await expect.element(list().getByText('Windows Hello')).toBeVisible()
    await expect.element(page.getByText('Windows Hello signs you in from now on')).toBeVisible()
    expect(create.mock.calls[0]?.[0]?.publicKey?.rp.id).toBe(window.location.hostname)
    expect(calls.find(({ name }) => name === 'POST /auth/passkeys')?.body).toEqual({
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['internal'] },
    })
  })

  it('asks for the password where signing in was long ago, and shows a wrong one at its field', async () => {
    const create = deviceMakes(async () => {
      throw new DOMException('No', 'NotAllowedError')
    })
    const { calls } = await open(
      [],
      {
        'POST /auth/passkeys/registration-options': ({ body }) =>
          body.password === 'Right-2026!'
            ? options
            : refuse(422, 'The password is wrong', [{ path: 'password', message: 'The password is wrong' }]),
      },
      { needsPassword: true },
    )
    await add().click()
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await dialog.getByLabelText('Your password', { exact: true }).fill('Wrong-2026!')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect.element(dialog.getByText('The password is wrong')).toBeVisible()
    expect(create).not.toHaveBeenCalled()
    await dialog.getByLabelText('Your password', { exact: true }).fill('Right-2026!')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect.element(section().getByText('No passkey was added. You can try again.')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(calls.filter(({ name }) => name.endsWith('registration-options'))).toHaveLength(2)
  })

  it('mails a code to who has no password, and shows a wrong one at its field', async () => {
    const create = deviceMakes(async () => {
      throw new DOMException('No', 'NotAllowedError')
    })
    const { calls } = await open([], {
      'GET /auth/proof': () => ({ hasPassword: false, mayHavePassword: true, by: 'mail' }),
      'POST /auth/proof-codes': () => new Response(null, { status: 204 }),
      'POST /auth/passkeys/registration-options': ({ body }) =>
        body.code === '12345678'
          ? options
          : refuse(422, 'The code is wrong, or too old', [
              { path: 'code', message: body.code ? 'The code is wrong, or too old' : 'Please enter the code' },
            ]),
    })
    await add().click()
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await dialog.getByRole('button', { name: 'Mail me a code' }).click()
    await expect
      .element(dialog.getByText(`A code is on its way to ${johanna.email}. It is valid for 15 minutes.`))
      .toBeVisible()
    expect(calls.find(({ name }) => name === 'POST /auth/proof-codes')?.body).toEqual({ purpose: 'passkey' })
    await dialog.getByLabelText('Code from the mail').fill('1111 1111')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect.element(dialog.getByText('The code is wrong, or too old')).toBeVisible()
    expect(create).not.toHaveBeenCalled()
    await dialog.getByLabelText('Code from the mail').fill('1234 5678')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect.element(section().getByText('No passkey was added. You can try again.')).toBeVisible()
  })

  it('asks for the password also where the server only says so then', async () => {
    await open([], {
      'POST /auth/passkeys/registration-options': () =>
        refuse(422, 'Please enter your password', [{ path: 'password', message: 'Please enter your password' }]),
    })
    await add().click()
    await expect.element(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible()
  })

  it('says so where the device has one already', async () => {
    deviceMakes(async () => {
      throw new DOMException('Twice', 'InvalidStateError')
    })
    await open([laptop])
    await add().click()
    await expect.element(section().getByText('This device has a passkey of yours already.')).toBeVisible()
  })

  it('asks the device for nothing once it was called off while the password was checked', async () => {
    const create = deviceMakes(async () => credential)
    const answer = Promise.withResolvers<object>()
    const { calls } = await open(
      [],
      { 'POST /auth/passkeys/registration-options': () => answer.promise },
      { needsPassword: true },
    )
    await add().click()
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await dialog.getByLabelText('Your password', { exact: true }).fill('Right-2026!')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => calls.some(({ name }) => name.endsWith('registration-options'))).toBe(true)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    answer.resolve(options)
    await add().click()
    await expect.element(dialog).toBeVisible()
    expect(create).not.toHaveBeenCalled()
  })

  it('ends what the device was asked once the page is left', async () => {
    const create = deviceMakes(() => new Promise(() => undefined))
    await open([])
    await add().click()
    await expect.poll(() => create.mock.calls[0]?.[0]?.signal?.aborted).toBe(false)
    await page.getByRole('link', { name: 'Support' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
    expect(create.mock.calls[0]?.[0]?.signal?.aborted).toBe(true)
  })
})
