import { afterAll, beforeAll, expect, it } from 'vitest'
import { OWN_TABLES } from '../../src/services/users/own-tables.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { placesOfPeople } from '../_util/places-of-people.ts'
import { addCustomFields, setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let member: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
  member = await signUpMember(server, owner)
})
afterAll(() => server[Symbol.asyncDispose]())

it('gives everything of oneself and nothing of others, without what proves who one is', async () => {
  await addCustomFields(server, owner, ['Instrument'])
  const body = { customFieldKeyValues: [{ name: 'Instrument', value: 'Sackbut' }] }
  await call(server, 'PUT', '/customFields', { token: member.token, body })
  await call(server, 'POST', '/groups', { token: member.token, body: { userIds: [owner.userId], name: 'Ours' } })
  const answer = await call<Record<string, Record<string, unknown>[]>>(server, 'GET', '/users/export', {
    token: member.token,
  })
  expect(answer.status).toBe(200)
  expect(answer.body.profile).toMatchObject([{ userId: member.userId, email: member.email }])
  expect(answer.body.customFields).toEqual([{ name: 'Instrument', value: 'Sackbut' }])
  expect(answer.body.groups).toMatchObject([{ name: 'Ours' }])
  expect(answer.body.signIns).toHaveLength(1)
  const text = JSON.stringify(answer.body)
  expect(text).not.toContain(owner.email)
  expect(text).not.toMatch(/argon2|Hash"|p256dh/)
  expect((await call(server, 'GET', '/users/export')).status).toBe(401)
})

it('names whom one has invited as long as one manages the organisation', async () => {
  const manager = await signUpMember(server, owner)
  await setRole(server, manager, 'administrator')
  const body = { Emails: ['invited@elsewhere.example'] }
  await call(server, 'POST', '/manager/usersRegistration', { token: manager.token, body })
  const invitationsSent = async () =>
    (await call<{ invitationsSent: object[] }>(server, 'GET', '/users/export', { token: manager.token })).body
      .invitationsSent
  expect(await invitationsSent()).toMatchObject([{ email: 'invited@elsewhere.example' }])
  await setRole(server, manager, 'member')
  const [invitation] = await invitationsSent()
  expect(invitation).toHaveProperty('createdAt')
  expect(invitation).not.toHaveProperty('email')
})

/** Where somebody stands in the database, and the copy holds no row of them: why not. */
const NOT_COPIED: Readonly<Record<string, string>> = {
  'group_members.user_id': 'copied with the names of the groups',
  'groups.created_by': 'copied with the groups',
  'custom_field_values.user_id': 'copied with the names of the fields',
  'messages.sender_id': 'sealed: copied by the device, which can read them',
  'feed_mentions.by_user_id': 'stands in the post or comment that names somebody',
  'password_resets.user_id': 'proves who somebody is',
  'single_sign_on_arrivals.user_id': 'proves who somebody is',
  'e2ee_pairings.user_id': 'sealed, between two devices for minutes',
  'e2ee_user_chains.user_id': 'where the chain of devices ends, which is copied itself',
  'e2ee_device_boxes.user_id': 'keys, sealed to a device',
  'e2ee_previous_key_boxes.user_id': 'keys, sealed to a device',
  'e2ee_group_boxes.user_id': 'keys, sealed to a device',
  'e2ee_group_boxes.sender_id': 'keys, sealed to the devices of others',
  'e2ee_pending_boxes.user_id': 'that a key is still to come',
  'e2ee_group_links.posted_by': 'keys of a group',
  'people_search_documents.user_id': 'made of the profile',
  'people_meanings.user_id': 'made of the profile',
  'provisioning_tokens.created_by': 'belongs to the organisation',
  'theme_history.saved_by': 'belongs to the organisation',
}

it('holds the rows of every table in which somebody stands, or says why not', () => {
  const copied = new Set(OWN_TABLES.map(([, , column]) => column))
  const missing = placesOfPeople().filter(({ column, place }) => !copied.has(column) && !(place in NOT_COPIED))
  expect(missing.map(({ place }) => place)).toEqual([])
})
