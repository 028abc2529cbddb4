import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSession } from '../../src/services/auth/sessions.ts'
import { type Person, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { loadOperations, type Operation } from './_util/document.ts'
import { exampleOf } from './_util/inputs.ts'
import { drawPicture, foundOrganisation, type Organisation, rowsWith } from './_util/organisation.ts'
import { send } from './_util/send.ts'
import { MATRIX, ROLES } from './_util/matrix.ts'

let server: TestServer
let operations: Operation[]
let victim: Organisation
let people: Record<string, Person | undefined>
let picture: Uint8Array
beforeAll(async () => {
  server = await startTestServer()
  operations = await loadOperations(server.origin)
  victim = await foundOrganisation(server)
  const foreignManager = await signUpOwner(server)
  people = {
    anonymous: undefined,
    deleted: victim.deleted,
    global: await signUpGlobal(server),
    'foreign member': await signUpMember(server, foreignManager),
    'foreign manager': foreignManager,
    removed: victim.removed,
    member: victim.member,
    manager: victim.owner,
  }
  picture = await drawPicture()
})
afterAll(() => server[Symbol.asyncDispose]())

/** What the method takes, about what is the victim's. */
function bodyFor({ name, body }: Operation): unknown {
  const special = MATRIX[name]?.body?.(victim)
  if (special !== undefined || !body) return special
  if (body.mediaType === 'application/octet-stream') return new Uint8Array(10)
  if (body.mediaType === 'multipart/form-data') {
    return Object.fromEntries(
      Object.keys(body.schema.properties ?? {}).flatMap((field) => (PICTURES.has(field) ? [[field, picture]] : [])),
    )
  }
  return exampleOf(body.schema)
}
const PICTURES = new Set(['avatar', 'picture', 'logo', 'excelFile'])

/** Each attempt has a session of its own: some methods end it. */
async function tokenOf(role: string): Promise<string | undefined> {
  const person = people[role]
  return person && (await createSession(server.context, person.userId)).accessToken
}

const attempt = async (operation: Operation, role: string) =>
  send(server.origin, {
    operation,
    ids: victim.ids,
    token: await tokenOf(role),
    body: bodyFor(operation),
    query: Object.fromEntries(
      operation.query.filter(({ required }) => required).map(({ name, schema }) => [name, exampleOf(schema)]),
    ),
  })

it('has an expectation for every method of the document, and for nothing else', () => {
  expect(Object.keys(MATRIX).toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
})

it('lets nobody without a living session in: neither anonymous nor deleted people', async () => {
  for (const operation of operations.filter(({ isPublic }) => !isPublic)) {
    const before = [await attempt(operation, 'anonymous'), await attempt(operation, 'deleted')]
    expect([operation.name, ...before.map(({ status }) => status)]).toEqual([operation.name, 401, 401])
  }
})

const STRANGERS = ['global', 'foreign member', 'foreign manager'] as const

describe('what belongs to an organisation', () => {
  it('is not found, told, or changed by others, whatever they are elsewhere', async () => {
    const before = await rowsWith(server, victim.traces)
    expect(before.length).toBeGreaterThan(30)
    const found: Record<string, string> = {}
    for (const name of Object.keys(MATRIX)) {
      const operation = operations.find((one) => one.name === name)!
      const statuses: string[] = []
      for (const role of STRANGERS) {
        const reply = await attempt(operation, role)
        const told = victim.traces.filter((trace) => reply.text.includes(trace))
        statuses.push(told.length > 0 ? `${reply.status} tells ${told.join()}` : String(reply.status))
      }
      found[name] = statuses.join(' ')
    }
    expect(found).toEqual(expected(STRANGERS))
    expect(await rowsWith(server, victim.traces)).toEqual(before)
  })

  it('is open inside of it by membership and by role', async () => {
    const roles = ['removed', 'member', 'manager'] as const
    const found: Record<string, string> = {}
    for (const name of Object.keys(MATRIX)) {
      const operation = operations.find((one) => one.name === name)!
      const statuses: string[] = []
      for (const role of roles) statuses.push(String((await attempt(operation, role)).status))
      found[name] = statuses.join(' ')
    }
    expect(found).toEqual(expected(roles))
  })
})

function expected(roles: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(MATRIX).map(([name, { statuses }]) => {
      const all = statuses.split(' ')
      return [name, roles.map((role) => all[ROLES.indexOf(role as (typeof ROLES)[number])]).join(' ')]
    }),
  )
}
