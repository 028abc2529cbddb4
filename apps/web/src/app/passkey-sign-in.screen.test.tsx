import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { karim } from '../testing/people.ts'
import { type Answers, refuse, renderApp } from '../testing/render-app.tsx'

const host = window.location.hostname
const options = { challenge: 'AAAA', timeout: 300_000, rpId: host, userVerification: 'required' }
const bytes = new Uint8Array([0, 0, 0]).buffer
const credential = {
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
}
const proof = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
}

afterEach(() => vi.restoreAllMocks())

type Asked = { mediation?: string; signal?: AbortSignal }

/** What the device answers: in the field for the address, and when it is asked to. */
function deviceAnswers(inField: () => Promise<unknown>, asked: () => Promise<unknown>) {
  const calledOff = (signal?: AbortSignal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')))
    })
  return vi.spyOn(navigator.credentials, 'get').mockImplementation((async ({ mediation, signal }: Asked) => {
    const answer = mediation === 'conditional' ? inField() : asked()
    return Promise.race([answer, calledOff(signal)])
  }) as typeof navigator.credentials.get)
}
const never = () => new Promise(() => undefined)

const open = (answers: Answers = {}) =>
  renderApp('/app/login?returnTo=/app/profile', {
    'POST /auth/passkeys/sign-in-options': () => options,
    'POST /auth/passkeys/sign-in': () => ({ tokens: { accessToken: 'a', refreshToken: 'r' }, user: karim }),
    ...answers,
  })
const button = () => page.getByRole('button', { name: 'Use a passkey' })
const profile = () => page.getByRole('heading', { name: 'Edit profile information' })

it('signs in with the passkey that the device gives, and leads to where a password leads', async () => {
  deviceAnswers(never, async () => credential)
  const app = await open()
  await button().click()
  await expect.element(profile()).toBeVisible()
  expect(app.calls.find(({ name }) => name === 'POST /auth/passkeys/sign-in')?.body).toEqual(proof)
  expect(app.tokens.load()).toEqual({ accessToken: 'a', refreshToken: 'r', userId: 'karim', role: 'Employee' })
})

it('signs in with one that is chosen where the browser completes the address', async () => {
  const get = deviceAnswers(async () => credential, never)
  await open()
  await expect.element(profile()).toBeVisible()
  expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' })
})

it('asks the server for one challenge, and for another once that was answered', async () => {
  deviceAnswers(never, async () => credential)
  const app = await open({ 'POST /auth/passkeys/sign-in': () => refuse(401, 'This passkey does not sign you in') })
  await button().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This passkey does not sign you in')
  const offers = () => app.calls.filter(({ name }) => name.endsWith('sign-in-options'))
  await vi.waitFor(() => expect(offers()).toHaveLength(2))
})

it('says softly that none was used, and can be asked again', async () => {
  let isThere = false
  deviceAnswers(never, async () => {
    if (isThere) return credential
    throw new DOMException('No', 'NotAllowedError')
  })
  await open()
  await expect.element(button()).toBeVisible()
  // What is to be spoken comes into something that is there already.
  const said = page.getByRole('status').filter({ hasText: /^$/ }).elements()
  await button().click()
  const words = page.getByText(/^No passkey was used/)
  await expect.element(words).toBeVisible()
  expect(said).toContain(words.element())
  isThere = true
  await button().click()
  await expect.element(profile()).toBeVisible()
})

it('is not offered on a page of another domain than the passkeys’', async () => {
  deviceAnswers(never, never)
  const app = await open({ 'POST /auth/passkeys/sign-in-options': () => ({ ...options, rpId: 'umkreis.example' }) })
  await vi.waitFor(() => expect(app.calls).toHaveLength(1))
  await expect.element(button()).not.toBeInTheDocument()
})

it('takes the room that was kept for it: nothing moves', async () => {
  deviceAnswers(never, never)
  await open()
  const last = page.getByRole('link', { name: 'Create an account' })
  await expect.element(button()).toBeVisible()
  const place = button().element().parentElement
  const kept = Number.parseFloat(getComputedStyle(place!).minHeight)
  expect(place!.getBoundingClientRect().height).toBe(kept)
  await expect.element(last).toBeVisible()
})
