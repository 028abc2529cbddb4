import { ScimError } from '../../services/scim/scim-error.ts'
import { HttpProblem } from '../problem.ts'

/** Media type of RFC 7644, 3.1. */
export const SCIM_MEDIA_TYPE = 'application/scim+json'

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** Whether a request is one of an identity provider, which reads refusals in the shape of its own protocol. */
export function isScimPath(path: string): boolean {
  return path === '/api/scim/v2' || path.startsWith('/api/scim/v2/')
}

/**
 * A refusal in the shape of RFC 7644, 3.12.
 *
 * @param error What was thrown: its scimType is told where it has one.
 * @param problem The same as other parts of the API say it.
 */
export function createScimErrorResponse(error: unknown, problem: HttpProblem): Response {
  const isScim = error instanceof ScimError
  // RFC 7644 knows no 422.
  const status = isScim ? error.status : problem.status === 422 ? 400 : problem.status
  const scimType = isScim ? error.scimType : status === 400 ? 'invalidSyntax' : undefined
  const body = {
    schemas: [ERROR_SCHEMA],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
    detail: isScim ? error.message : problem.detail,
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...problem.headers,
      ...(status === 401 ? { 'www-authenticate': 'Bearer realm="umkreis-scim"' } : {}),
      'content-type': SCIM_MEDIA_TYPE,
      'cache-control': 'no-store',
    },
  })
}
