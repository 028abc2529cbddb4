// A company's sign-in, for tests, as a process of its own: `node openid-provider.ts <port> <redirect address> <client secret>`.
// It signs everybody in, without asking, as whom the address of the request hints at. Prints its issuer once it listens.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

const [port = '0', redirectUri = '', clientSecret = ''] = process.argv.slice(2)
const CLIENT_ID = 'umkreis'
const SCOPES = 'openid email profile'

const server = createServer()
server.listen(Number(port), '127.0.0.1')
await once(server, 'listening')
const address = server.address()
if (typeof address !== 'object' || address === null) throw new Error('A server that listens has an address')
const issuer = `http://127.0.0.1:${address.port}`

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
  pkce: { required: () => true },
  cookies: { keys: ['only for tests'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  findAccount: (_ctx, accountId) => ({
    accountId,
    claims: () => ({
      sub: accountId,
      email: accountId,
      // Who calls themselves so has never opened the mail.
      email_verified: !accountId.startsWith('unverified'),
      given_name: accountId.slice(0, accountId.indexOf('@')),
      family_name: 'Muster',
    }),
  }),
  async loadExistingGrant(ctx) {
    const { client, session } = ctx.oidc
    const grant = new ctx.oidc.provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' })
    grant.addOIDCScope(SCOPES)
    await grant.save()
    return grant
  },
})

const answer = provider.callback()
server.on('request', (request, response) => {
  if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
  void (async () => {
    const { params } = await provider.interactionDetails(request, response)
    const accountId = String(params.login_hint ?? '')
    const result = accountId.startsWith('refused')
      ? { error: 'access_denied', error_description: 'Not today' }
      : { login: { accountId } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  })()
})
process.stdout.write(`${issuer}\n`)
