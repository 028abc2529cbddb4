import { openBrowser, signIn } from './_util/people.ts'
import { startProduct } from './_util/product.ts'
import { expect, test, type Page } from './_util/test.ts'

test('a passkey is added in the profile, and signs in without an address or a password', async ({ browser }) => {
  await using product = await startProduct()
  const { page } = await openBrowser(browser, product.origin)
  await plugInAuthenticator(page)
  await page.goto('/app/login?returnTo=/app/profile/password')
  await signIn(page, 'k.haddad@lindwerk.example')

  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  await expect(passkeys.getByRole('listitem')).toContainText('Never used')

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeHidden()
  await page.goto('/app/profile/password')
  await expect(passkeys.getByRole('listitem')).toContainText('Last used on')
})

/** An authenticator that recognises its owner at once, as the browser itself plays it. */
async function plugInAuthenticator(page: Page): Promise<void> {
  // It would answer what is offered in the field for the address by itself, before anybody has chosen.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
