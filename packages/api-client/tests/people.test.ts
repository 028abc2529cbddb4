import type { UserId } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { ApiShapeError, createApiClient, createMemoryTokenStore } from '../src/index.ts'
import { createInvitations, createManagedPeople } from '../src/people/index.ts'
import { startApiServer } from './_util/api-server.ts'

const karim = 'karim' as UserId
const rows = [{ sheet: 'Team', row: 2, value: 'a@b.example', times: 1, status: 'ready' }]
const ANSWERS: Record<string, unknown> = {
  'GET /users/users': [],
  'GET /manager/people': { total: 2, invited: 1, neverSignedIn: 0, switchedOff: 0, cities: [] },
  'GET /manager/search-progress': { people: 2, byWords: 1, byMeaning: null },
  'POST /manager/create-company-registration-link': { data: 'https://umkreis.example/app/signup?invitation=t' },
  'POST /manager/excelPreview': { emails: ['a@b.example'], rejected: [], rows },
  'POST /manager/usersRegistration': { results: [{ email: 'new@lindwerk.example', status: 'invited' }] },
  'GET /manager/invitations/progress': { total: 3, waiting: 1, failed: 0 },
  'GET /manager/invitations': { invitations: [], total: 0 },
  'POST /manager/invitations/resend': { count: 1 },
  'DELETE /manager/invitations': { count: 2 },
}

async function start() {
  const server = await startApiServer(({ method, path }) => {
    const [name = ''] = path.split('?')
    return name.endsWith('.csv') ? { text: 'Name\r\n' } : { json: ANSWERS[`${method} ${name}`] ?? null }
  })
  return { server, client: createApiClient({ baseUrl: server.baseUrl, store: createMemoryTokenStore() }) }
}

it('asks for people, their number and a table of them, gives roles and deletes', async () => {
  const { server, client } = await start()
  await using _ = server
  const people = createManagedPeople(client)
  await people.page(1)
  await people.page(2, { role: 'owner', query: '', sort: 'city', direction: 'descending' })
  expect((await people.counts()).invited).toBe(1)
  expect((await people.searchProgress()).byWords).toBe(1)
  await people.changeRoles([{ userId: karim, role: 'external' }])
  await people.delete([karim])
  expect(await (await people.exportTable({ city: 'Wien' })).text()).toBe('Name\r\n')
  await expect(people.changeRoles([])).rejects.toBeInstanceOf(ApiShapeError)
  expect(server.received.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/users/users?pageNumber=1&pageSize=24', ''],
    ['GET', '/users/users?pageNumber=2&pageSize=24&role=owner&sort=city&direction=descending', ''],
    ['GET', '/manager/people', ''],
    ['GET', '/manager/search-progress', ''],
    ['PATCH', '/manager/listOfUsers', '{"changes":[{"userId":"karim","role":"external"}]}'],
    ['DELETE', '/manager/listOfUsers', '["karim"]'],
    ['GET', '/manager/people.csv?city=Wien', ''],
  ])
  // As the specification names it.
  expect(server.received[5]!.contentType).toBe('application/json-patch+json')
})

it('makes links, reads spreadsheets, invites, and looks after those who have not joined', async () => {
  const { server, client } = await start()
  await using _ = server
  const invitations = createInvitations(client)
  expect(await invitations.createLink()).toBe('https://umkreis.example/app/signup?invitation=t')
  expect(await invitations.readSpreadsheet(new File(['x'], 'team.xlsx'))).toEqual(rows)
  await invitations.invite(['new@lindwerk.example'], { language: 'de', message: 'Hallo' })
  await expect(invitations.invite(['a@b.de'], { message: 'see https://evil.example' })).rejects.toThrow()
  expect((await invitations.progress()).waiting).toBe(1)
  await invitations.pending(1, 'vera')
  expect([await invitations.resend(['i']), await invitations.revoke(['i', 'j'])]).toEqual([1, 2])
  expect(server.received.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/manager/create-company-registration-link', ''],
    ['POST', '/manager/excelPreview?details=true', expect.stringContaining('name="excelFile"; filename="team.xlsx"')],
    ['POST', '/manager/usersRegistration', '{"Emails":["new@lindwerk.example"],"language":"de","message":"Hallo"}'],
    ['GET', '/manager/invitations/progress', ''],
    ['GET', '/manager/invitations?pageNumber=1&pageSize=24&query=vera', ''],
    ['POST', '/manager/invitations/resend', '{"invitationIds":["i"]}'],
    ['DELETE', '/manager/invitations', '{"invitationIds":["i","j"]}'],
  ])
})
