import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { openBrowser, signIn } from './_util/people.ts'
import { startProduct } from './_util/product.ts'
import { expect, test } from './_util/test.ts'

const PROVIDER = resolve(import.meta.dirname, '../../../server/tests/_util/openid-provider.ts')
const SECRET = 'a-secret-of-the-tests-that-is-long-enough'

test('a manager enters a provider, and people of its domain sign in there', async ({ browser }) => {
  await using product = await startProduct()
  await using provider = await startProvider(`${product.origin}/api/auth/single-sign-on/callback`)

  const { page: manager } = await openBrowser(browser, product.origin)
  await manager.goto('/app/login?returnTo=/app/admin/configure')
  await signIn(manager, 'j.brandt@lindwerk.example')
  const card = manager.getByRole('region', { name: 'Single sign-on' })
  await card.getByLabel('Provider’s address (issuer)').fill(provider.issuer)
  await card.getByRole('button', { name: 'Test connection' }).click()
  await expect(card.getByText(`People will sign in at ${new URL(provider.issuer).host}.`)).toBeVisible()
  await card.getByLabel('Client ID').fill('umkreis')
  await card.getByLabel('Client secret', { exact: true }).fill(SECRET)
  await card.getByLabel('E-mail domains').fill('lindwerk.example')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Proved. Its people can sign in.')).toBeVisible()

  const { page: karim } = await openBrowser(browser, product.origin)
  await karim.goto('/app/login?returnTo=/app/profile')
  await karim.getByLabel('E-mail').fill('k.haddad@lindwerk.example')
  await karim.getByRole('button', { name: 'Single sign-on' }).click()
  await expect(karim.getByRole('heading', { name: 'Edit profile information' })).toBeVisible()
  await expect(karim).toHaveURL(`${product.origin}/app/profile`)

  const { page: stranger } = await openBrowser(browser, product.origin)
  await stranger.goto('/app/login')
  await stranger.getByLabel('E-mail').fill('unverified@lindwerk.example')
  await stranger.getByRole('button', { name: 'Single sign-on' }).click()
  await expect(stranger.getByRole('alert')).toContainText('doesn’t vouch for your e-mail')
})

/** The sign-in of a company, as a process of its own: it signs everybody in as whom the application hints at. */
async function startProvider(redirectUri: string) {
  const child = spawn(process.execPath, [PROVIDER, '0', redirectUri, SECRET], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test' },
  })
  const exited = once(child, 'exit')
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => {
      throw new Error('The provider did not start')
    }),
  ])
  return {
    issuer: String(line).trim(),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
