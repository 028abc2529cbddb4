import type { Context as HonoContext } from 'hono'
import { type PersonRow, type ScimUser, formatPerson } from '../../services/scim/person-row.ts'
import { HttpProblem } from '../problem.ts'
import type { HttpEnv } from '../route.ts'
import type { ScimCall } from './define-scim-route.ts'
import { SCIM_MEDIA_TYPE } from './scim-error-response.ts'

const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

/** Something that is there, as it is. */
export function answer(content: object, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(content), { status, headers: { ...headers, 'content-type': SCIM_MEDIA_TYPE } })
}

/** All of something that has no pages. */
export function answerAll(resources: readonly object[]): Response {
  const { length } = resources
  return answer({
    schemas: [LIST_SCHEMA],
    totalResults: length,
    startIndex: 1,
    itemsPerPage: length,
    Resources: resources,
  })
}

/** One page of people. */
export function answerPage({ http }: ScimCall, page: { Resources: readonly ScimUser[] } & object): Response {
  const { Resources, ...numbers } = page
  return answer({ schemas: [LIST_SCHEMA], ...numbers, Resources: Resources.map((user) => asAsked(http, user)) })
}

/** One person, with the tag of what they are now. */
export function answerPerson({ http, baseUrl }: ScimCall, row: PersonRow, status: 200 | 201 = 200): Response {
  const user = formatPerson(row, baseUrl)
  const { version, location } = user.meta
  const headers = { etag: version, ...(status === 201 ? { location } : {}) }
  return answer(asAsked(http, user), status, headers)
}

/** Whether the caller holds what a person is now already. */
export function isKnown({ http, baseUrl }: ScimCall, row: PersonRow): boolean {
  return namesVersion(http.req.header('if-none-match'), formatPerson(row, baseUrl).meta.version)
}

/** Refuses what was meant for an older state of a person. @throws {HttpProblem} 412. */
export function createVersionCheck({ http, baseUrl }: ScimCall): (row: PersonRow) => void {
  const wanted = http.req.header('if-match')
  return (row) => {
    if (wanted === undefined || namesVersion(wanted, formatPerson(row, baseUrl).meta.version)) return
    throw new HttpProblem(412, 'This person was changed meanwhile')
  }
}

function namesVersion(header: string | undefined, version: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(version))
}

/** Leaves out what was not asked for (RFC 7644, 3.9); the id always stays. */
function asAsked(http: HonoContext<HttpEnv>, user: ScimUser): object {
  const only = namesOf(http.req.query('attributes'))
  const without = namesOf(http.req.query('excludedAttributes'))
  if (only.size === 0 && without.size === 0) return user
  return Object.fromEntries(
    Object.entries(user).filter(([name]) => {
      const lower = name.toLowerCase()
      return lower === 'id' || lower === 'schemas' || (only.size > 0 ? only.has(lower) : !without.has(lower))
    }),
  )
}

function namesOf(list: string | undefined): Set<string> {
  const names = (list ?? '').split(',').map((name) => name.trim().toLowerCase())
  return new Set(names.filter((name) => name !== '').map((name) => name.replace(/^urn:.*:/, '').replace(/\..*$/, '')))
}
