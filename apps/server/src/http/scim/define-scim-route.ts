import type { Context as HonoContext } from 'hono'
import type { Context } from '../../context.ts'
import { type Provisioner, requireToken, scimBaseUrl } from '../../services/provisioning/require-token.ts'
import { readBody } from '../body.ts'
import { type AnyRoute, type HttpEnv, defineRoute } from '../route.ts'

const BODY_MAX_BYTES = 100_000

/** One request of an identity provider that has shown its token. */
export interface ScimCall {
  context: Context
  provisioner: Provisioner
  /** The value of `:id`; empty where the path has none. */
  id: string
  /** What was sent, still to be checked; undefined where nothing is taken. */
  body: unknown
  /** Where identity providers ask, for links. */
  baseUrl: string
  http: HonoContext<HttpEnv>
}

/** A method of SCIM 2.0: for identity providers alone, each with a token of its organisation. */
export function defineScimRoute({
  method,
  path,
  summary,
  handle,
}: {
  method: AnyRoute['method']
  /** Below `/api/scim/v2`. */
  path: string
  summary: string
  handle: (call: ScimCall) => Promise<Response>
}): AnyRoute {
  const takesBody = method === 'post' || method === 'put' || method === 'patch'
  return defineRoute({
    method,
    path: `/scim/v2${path}`,
    summary,
    tag: 'Provisioning',
    access: 'public',
    scim: takesBody ? 'takes a body' : 'takes none',
    handle: async ({ context, address, http }) => {
      // Before anything is read from somebody who may not.
      const provisioner = await requireToken(context, http.req.header('authorization'), address)
      const body = takesBody ? await readBody(http.req.raw, BODY_MAX_BYTES) : undefined
      const baseUrl = scimBaseUrl(context.publicUrl())
      const call = { context, provisioner, id: http.req.param('id') ?? '', body, baseUrl, http }
      // Its changes wait for each other: those of one organisation must not hold all turns of the database.
      return context.limits.provisioningAtOnce.run(provisioner.organisationId, () => handle(call))
    },
  })
}
