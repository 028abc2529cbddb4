import type { Group, Match, MatchesAnswer, QrCodeFile } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { groups } from '../../src/db/schema/index.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { setRole } from '../_util/rows.ts'
import { readStructure } from '../_util/read-structure.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let inês: Person
let karim: Person
let lena: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
  ;[inês, karim, lena] = [
    await signUpMember(server, owner),
    await signUpMember(server, owner),
    await signUpMember(server, owner),
  ]
  stranger = await signUpOwner(server)
  await fill(owner, 'Johanna', 'München', ['Kubernetes', 'Projektleitung'])
  await fill(inês, 'Inês', 'Munich', ['K8s', 'Projektmanagement', 'Helm'])
  await fill(karim, 'Karim', 'Wien', ['Terraform'])
  await fill(lena, 'Lena', 'München', ['Docker'])
  await fill(stranger, 'Fremde', 'München', ['Kubernetes', 'Projektleitung'])
})
afterAll(() => server[Symbol.asyncDispose]())

async function fill(person: Person, firstName: string, city: string, skills: string[]): Promise<void> {
  const form = new FormData()
  const fields = { firstName, lastName: 'Łukasz 李', position: 'Test', country: 'Deutschland', city, description: 'x' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const skill of skills) form.append('skills', skill)
  expect((await call(server, 'PATCH', '/users', { token: person.token, body: form })).status).toBe(200)
}

const get = <T>(person: Person | undefined, path: string) => call<T>(server, 'GET', path, { token: person?.token })
const match = (person: Person, userId: string) => get<Match>(person, `/users/${userId}/match`)

describe('comparing two people', () => {
  it('says what they share and what each brings, the same to both', async () => {
    const { status, body } = await match(owner, inês.userId)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user: { userId: inês.userId },
      sharedSkills: expect.arrayContaining(['K8s', 'Projektmanagement']),
      complementarySkills: ['Helm'],
      sameCity: true,
    })
    const other = (await match(inês, owner.userId)).body
    expect([other.score, other.sentence]).toEqual([body.score, body.sentence])
  })

  it('says it in the language that is asked for, and tells caches so', async () => {
    const ask = (path: string, language: string) =>
      call(server, 'GET', path, { token: lena.token, headers: { 'accept-language': language } })
    const own = await ask(`/users/${owner.userId}/match`, 'de-AT,de;q=0.9,en;q=0.8')
    expect(own.body.sentence).toMatch(
      /^Ihr beide seid in München\. (Lena bringt Docker mit und Johanna bringt |Johanna bringt .+ mit und Lena bringt Docker)/,
    )
    expect(own.headers.get('vary')).toContain('Accept-Language')
    expect(own.headers.get('cache-control')).toBe('no-store')
    for (const language of ['en', 'fr', '*']) {
      const other = await ask(`/users/${owner.userId}/match`, language)
      expect(other.body.sentence).toMatch(/^You both are in München\. /)
    }
    expect((await ask('/users/matches', 'de')).body).toContainEqual(
      expect.objectContaining({ sentence: own.body.sentence }),
    )
  })

  it('answers 404 for who is not there for the viewer, and refuses oneself', async () => {
    expect((await match(owner, stranger.userId)).status).toBe(404)
    expect((await match(owner, 'nobody')).status).toBe(404)
    expect((await match(owner, owner.userId)).status).toBe(422)
    expect((await get(undefined, `/users/${owner.userId}/match`)).status).toBe(401)
  })

  it('shows a guest nobody outside their groups', async () => {
    const guest = await signUpMember(server, owner)
    await setRole(server, guest, 'external')
    expect((await match(guest, inês.userId)).status).toBe(404)
    expect((await get<MatchesAnswer>(guest, '/users/matches')).body).toEqual([])
  })
})

describe('suggested colleagues', () => {
  const suggested = async (person: Person) =>
    (await get<MatchesAnswer>(person, '/users/matches')).body.map(({ user }) => user.userId as string)

  it('are those with something in common, best first, of one’s own organisation', async () => {
    expect(await suggested(owner)).toEqual([inês.userId, lena.userId])
    expect(await suggested(stranger)).toEqual([])
  })

  it('are not those whom one has written to', async () => {
    const { body } = await call<Group>(server, 'POST', '/groups', {
      token: owner.token,
      body: { userIds: [lena.userId] },
    })
    expect(await suggested(owner)).toContain(lena.userId)
    await server.context.db.update(groups).set({ lastMessageAt: new Date() }).where(eq(groups.groupId, body.groupId))
    expect(await suggested(owner)).toEqual([inês.userId])
  })

  it('are none for who has said nothing about themselves', async () => {
    expect(await suggested(await signUpMember(server, owner))).toEqual([])
  })
})

describe('the QR code', () => {
  it('is a picture that leads to the comparison with its owner', async () => {
    const { status, body } = await get<QrCodeFile>(owner, '/qrcode/match/users')
    expect([status, body.contentType]).toEqual([200, 'image/png'])
    const { data, info } = await sharp(Buffer.from(body.fileContents, 'base64'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(
      `${server.context.publicUrl()}/app/matchingPeople?userId=${owner.userId}`,
    )
  })

  it('is a page to print, also with a name that the typeface does not know', async () => {
    const { status, body } = await get<QrCodeFile>(karim, '/qrcode/match/users/pdf')
    expect([status, body.contentType]).toEqual([200, 'application/pdf'])
    const pdf = await PDFDocument.load(Buffer.from(body.fileContents, 'base64'))
    expect(pdf.getPageCount()).toBe(1)
    expect(pdf.getTitle()).toBe('Umkreis QR code')
    const structure = await readStructure(Buffer.from(body.fileContents, 'base64'))
    const { parts } = structure
    expect(parts.map(({ tag }) => tag)).toEqual(['H1', 'Figure', ...parts.slice(2).map(() => 'P')])
    expect(parts[1]?.alt).toMatch(/^QR code that leads to .+userId=/)
    const german = await call<QrCodeFile>(server, 'GET', '/qrcode/match/users/pdf', {
      token: karim.token,
      headers: { 'accept-language': 'de' },
    })
    const germanPdf = await PDFDocument.load(Buffer.from(german.body.fileContents, 'base64'))
    expect(germanPdf.getTitle()).toBe('Umkreis-QR-Code')
  })

  it('is given to nobody who is not signed in', async () => {
    expect((await get(undefined, '/qrcode/match/users')).status).toBe(401)
    expect((await get(undefined, '/qrcode/match/users/pdf')).status).toBe(401)
  })

  it('is drawn so often in a minute and no more: drawing keeps others waiting', async () => {
    const busy = await signUpMember(server, owner)
    await server.context.limits.codes.take(busy.userId, 59)
    expect((await get(busy, '/qrcode/match/users')).status).toBe(200)
    expect((await get(busy, '/qrcode/match/users')).status).toBe(429)
    expect((await get(busy, '/qrcode/match/users/pdf')).status).toBe(429)
  })

  it('is drawn one at a time for one person: a burst keeps nobody else waiting, and what is too much is refused', async () => {
    const [busy, other] = [await signUpMember(server, owner), await signUpMember(server, owner)]
    const drawing = Promise.withResolvers<void>()
    const burst = Array.from({ length: 9 }, () =>
      server.context.limits.codesAtOnce.run(busy.userId, () => drawing.promise),
    )
    for (const path of ['/qrcode/match/users', '/qrcode/match/users/pdf']) {
      expect((await get(busy, path)).status).toBe(429)
      expect((await get(other, path)).status).toBe(200)
    }
    drawing.resolve()
    await Promise.all(burst)
    const answers = await Promise.all(Array.from({ length: 4 }, () => get(busy, '/qrcode/match/users')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})
