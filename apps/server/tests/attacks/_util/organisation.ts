import type { FeedPicture, FeedReportsAnswer, HouseWordList, OwnSessionsAnswer, Provisioning } from '@umkreis/schemas'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { coffeeMembers, coffeeRounds, coffeeSeats, users } from '../../../src/db/schema/index.ts'
import { call, type Person, signUpMember, signUpOwner } from '../../_util/api.ts'
import { attachmentCalls } from '../../_util/attachments.ts'
import { createFeedCalls } from '../../_util/feed.ts'
import { BareClient, createTestGroup } from '../../_util/hub.ts'
import { passkeyCalls } from '../../_util/passkeys.ts'
import type { TestServer } from '../../_util/start-test-server.ts'

/** A word that stands in every text of the organisation, and nowhere else. */
export const SECRET_WORD = 'Xanthippenkraut'

/** An organisation that has one of everything, and whoever could want more of it than is theirs. */
export interface Organisation {
  organisationId: string
  owner: Person
  member: Person
  /** Was in the group, and was removed. */
  removed: Person
  /** Was a member, and was deleted. */
  deleted: Person
  /** The values of path parameters, by their names. */
  ids: Record<string, string>
  /** By which anybody would recognise something of the organisation: ids, addresses, its word. */
  traces: string[]
}

/** Founds it and fills it, as people do. */
export async function foundOrganisation(server: TestServer): Promise<Organisation> {
  const owner = await signUpOwner(server, 'victim.example')
  const [member, removed] = [await signUpMember(server, owner), await signUpMember(server, owner)]
  const deleted = await signUpMember(server, owner)
  const send = async <T>(by: Person, method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await call<T>(server, method, path, { token: by.token, ...(body === undefined ? {} : { body }) })
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer.body
  }
  const organisationId = await organisationOf(server, owner)
  await send(owner, 'DELETE', '/manager/listOfUsers', [deleted.userId])
  await send(owner, 'PATCH', '/users', profile())
  await send(member, 'PATCH', '/users', profile())
  const groupId = await createTestGroup(server, [owner, member, removed])
  await send(owner, 'PATCH', `/groups/${groupId}`, { name: SECRET_WORD })
  await send(owner, 'DELETE', `/groups/${groupId}/members/${removed.userId}`)
  using client = await BareClient.connect(server, owner.token)
  await client.invoke('SendMessage', { GroupId: groupId, Content: SECRET_WORD })
  const { blobId } = await attachmentCalls(server).upload(owner, groupId, new Uint8Array(100))

  const feed = createFeedCalls(server)
  const { postId } = (await feed.post(owner, SECRET_WORD)).body
  const { commentId } = (await feed.comment(owner, postId, SECRET_WORD)).body
  await send(member, 'POST', `/feed/posts/${postId}/reports`, { reason: SECRET_WORD })
  const reports = await send<FeedReportsAnswer>(owner, 'GET', '/feed/reports')
  const { pictureId } = (await feed.upload(owner, await drawPicture())).body as FeedPicture

  const fields = await send<{ fields: { id: string }[] }>(owner, 'POST', '/manager/custom-fields', {
    name: SECRET_WORD,
    type: 'text',
    isRequired: false,
    isForManagers: false,
  })
  const word = { name: SECRET_WORD, synonyms: [`${SECRET_WORD} gamma`] }
  await send(owner, 'POST', '/manager/words', word)
  const { words, switchedOff } = await send<HouseWordList>(owner, 'POST', '/manager/words-off', { name: 'JS' })
  const provisioning = await send<Provisioning>(owner, 'POST', '/manager/provisioning', { name: SECRET_WORD, days: 90 })
  await send(owner, 'PATCH', '/manager/organisation', { name: SECRET_WORD })
  // Whoever joined has used theirs up.
  await send(owner, 'POST', '/manager/create-company-registration-link')
  const links = await send<{ links: { id: string }[] }>(owner, 'GET', '/manager/invitation-links')
  await send(owner, 'POST', '/manager/usersRegistration', { Emails: ['guest@victim.example'] })
  const invited = await send<{ invitations: { invitationId: string }[] }>(owner, 'GET', '/manager/invitations')
  await send(owner, 'PUT', '/manager/billing/address', ADDRESS)
  const billing = await send<{ invoices: { id: string }[] }>(owner, 'PUT', '/manager/billing/plan', {
    interval: 'monthly',
  })
  await send(owner, 'PUT', '/notes/victims-note', { baseRevision: 0, content: 'AAAA' })
  await send(owner, 'POST', '/e2ee/me/pairings/victims-pairing-01', { index: 0, message: 'AAAA' })
  const { sessions } = await send<OwnSessionsAnswer>(owner, 'GET', '/auth/sessions')
  const { passkey } = await passkeyCalls(server, server.context.publicUrl()).register(owner)
  const roundId = await seatForCoffee(server, organisationId, [owner, member])

  const ids: Record<string, string> = {
    groupId,
    userId: owner.userId,
    blobId,
    postId,
    commentId,
    reportId: reports[0]!.reportId,
    pictureId,
    fieldId: fields.fields[0]!.id,
    wordId: words[0]!.id,
    offWordId: switchedOff[0]!.id,
    linkId: links.links[0]!.id,
    tokenId: provisioning.tokens[0]!.id,
    id: owner.userId,
    invitationId: invited.invitations[0]!.invitationId,
    invoiceId: billing.invoices[0]!.id,
    noteId: 'victims-note',
    pairingId: 'victims-pairing-01',
    deviceId: 'victims-device',
    sessionId: sessions[0]!.sessionId,
    passkeyId: passkey.passkeyId,
    roundId,
    kind: 'heart',
    size: 'small',
    invitationToken: 'no-such-invitation',
  }
  const people = [owner, member, removed].flatMap(({ userId, email }) => [userId, email])
  const own = Object.entries(ids).flatMap(([name, id]) => (GENERAL.has(name) ? [] : [id]))
  const traces = [...new Set([SECRET_WORD, organisationId, 'victim.example', ...people, ...own])]
  return { organisationId, owner, member, removed, deleted, ids, traces }
}

// Anybody may use these words.
const GENERAL = new Set(['kind', 'size', 'invitationToken', 'noteId', 'pairingId', 'deviceId'])

const ADDRESS = {
  company: SECRET_WORD,
  street: 'Seilweg 1',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  vatId: 'DE136695976',
  email: 'invoices@victim.example',
}

function profile(): FormData {
  const form = new FormData()
  const fields = { firstName: 'Vera', lastName: SECRET_WORD, position: SECRET_WORD, country: 'Germany', city: 'Jena' }
  for (const [name, value] of Object.entries({ ...fields, description: SECRET_WORD })) form.append(name, value)
  form.append('skills', SECRET_WORD)
  return form
}

/** A small picture, as a file. */
export async function drawPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const options = { create: { width: 64, height: 64, channels: 3, background: '#2F6FED' } } as const
  return new Uint8Array(await sharp(options).png().toBuffer())
}

/** The organisation that somebody belongs to. */
export async function organisationOf({ context }: TestServer, { userId }: Person): Promise<string> {
  const [row] = await context.db.select().from(users).where(eq(users.userId, userId))
  return row!.organisationId
}

/** No method of the API begins a round: time does. */
async function seatForCoffee({ context }: TestServer, organisationId: string, people: Person[]): Promise<string> {
  const roundId = 'victims-round'
  const now = new Date()
  await context.db.insert(coffeeRounds).values({ roundId, organisationId, number: 1, seed: 'seed', startedAt: now })
  await context.db.insert(coffeeMembers).values(people.map(({ userId }) => ({ userId, joinedAt: now })))
  await context.db.insert(coffeeSeats).values(people.map(({ userId }) => ({ roundId, userId, table: 1, toldAt: now })))
  return roundId
}

/** Every row of every table in which one of these words stands, as text: what nobody else may change or make. */
export async function rowsWith({ context: { db } }: TestServer, words: readonly string[]): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const patterns = sql.join(
      words.map((word) => sql`${`%${word}%`}`),
      sql`, `,
    )
    const rows = await db.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t where row_to_json(t)::text like any (array[${patterns}])`,
    )
    found.push(...[...rows].map(({ row }) => `${name} ${row}`))
  }
  return found.toSorted()
}
