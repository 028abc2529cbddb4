import type { AuthAnswer, SingleSignOn } from '@umkreis/schemas'
import { call, type Answer, type Person } from '../../_util/api.ts'
import type { NameServer } from '../../_util/name-server.ts'
import type { TestServer } from '../../_util/start-test-server.ts'
import { Browser } from './browser.ts'
import { CLIENT_SECRET } from './start-provider.ts'

/** What a manager enters, unless told. */
export function settingsFor(issuer: string, domain: string) {
  return {
    issuer,
    clientId: 'umkreis',
    clientSecret: CLIENT_SECRET,
    domains: [domain],
    letsJoin: true,
    isOnlyWay: false,
  }
}

/** Enters a provider for an organisation. */
export function save(server: TestServer, manager: Person, settings: object): Promise<Answer<SingleSignOn>> {
  return call<SingleSignOn>(server, 'PUT', '/manager/single-sign-on', { token: manager.token, body: settings })
}

/** Enters a provider and proves the domain, as its owner can. */
export async function setUp(
  server: TestServer,
  names: NameServer,
  manager: Person,
  settings: ReturnType<typeof settingsFor>,
): Promise<void> {
  const saved = await save(server, manager, settings)
  if (saved.status !== 200) throw new Error(`Saving answered ${saved.status}: ${JSON.stringify(saved.body)}`)
  for (const { domain, recordName, recordValue } of saved.body.settings?.domains ?? []) {
    names.records.set(recordName, recordValue)
    const path = `/manager/single-sign-on/domains/${domain}/check`
    const { status } = await call(server, 'POST', path, { token: manager.token })
    if (status !== 200) throw new Error(`Checking ${domain} answered ${status}`)
  }
}

/** As though a mail had proved somebody's address: single sign-on leaves their password and sign-ins as they are. */
export async function proveAddress(server: TestServer, { userId }: Person): Promise<void> {
  await server.context.sql`update users set email_proved_at = now() where user_id = ${userId}`
}

/** Whether an address is that of the sign-in page. */
export const isSignInPage = (url: URL) => url.pathname === '/app/login'
/** Whether an address is where providers send people back to. */
export const isCallback = (url: URL) => url.pathname === '/api/auth/single-sign-on/callback'

/** Somebody on their way through single sign-on, step by step. */
export class Way {
  readonly browser = new Browser()
  // Cookies belong to names: this is the one that providers send people back to.
  constructor(readonly origin: string) {}

  /** Begins. @returns Where the provider is. */
  async start(email: string, returnTo?: string): Promise<URL> {
    const response = await this.post('start', { email, ...(returnTo === undefined ? {} : { returnTo }) })
    if (response.status !== 200) throw new Error(`Beginning answered ${response.status}`)
    return new URL(((await response.json()) as { url: string }).url)
  }

  post(step: 'start' | 'finish', body?: object): Promise<Response> {
    const address = `${this.origin}/api/auth/single-sign-on/${step}`
    return this.browser.ask(address, { method: 'POST', ...(body ? { body } : {}) })
  }

  /** Goes to the provider and as far as the address it sends back to, which is not asked yet. */
  atProvider(url: URL): Promise<URL> {
    return this.browser.follow(url.href, isCallback)
  }

  /** Comes back. @returns The address of the sign-in page. */
  back(callback: URL): Promise<URL> {
    return this.browser.follow(callback.href, isSignInPage)
  }

  /** The whole way. @returns How it ended, as the sign-in page is told. */
  async go(email: string, as = email): Promise<string | null> {
    const url = await this.start(email)
    url.searchParams.set('login_hint', as)
    return (await this.back(await this.atProvider(url))).searchParams.get('singleSignOn')
  }

  async finish(): Promise<AuthAnswer> {
    const response = await this.post('finish')
    if (response.status !== 200) throw new Error(`Finishing answered ${response.status}`)
    return (await response.json()) as AuthAnswer
  }
}
