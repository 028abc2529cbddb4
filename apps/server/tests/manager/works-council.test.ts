import type { WorksCouncilPack } from '@umkreis/schemas'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHAPTERS } from '../../src/services/works-council/data-groups.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { readStructure, tagsOf } from '../_util/read-structure.ts'
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

const PATH = '/manager/works-council'
const read = (by: Person, language = 'en') =>
  call<WorksCouncilPack>(server, 'GET', PATH, { token: by.token, headers: { 'accept-language': language } })
const change = (method: string, path: string, body: object) =>
  call(server, method, path, { token: owner.token, body }).then(({ status }) => expect(status).toBeLessThan(300))
const todayOf = async (id: string, language?: string) =>
  (await read(owner, language)).body.today.find((one) => one.id === id)?.value
const switchOf = ({ chapters }: WorksCouncilPack, data: string, id: string) =>
  chapters
    .flatMap(({ groups }) => groups)
    .find((one) => one.id === data)
    ?.switches.find((one) => one.id === id)?.now
const fetchPdf = (by: Person, language: string) =>
  fetch(`${server.origin}/api${PATH}.pdf`, {
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': language },
  })

describe('the works-council pack', () => {
  it('tells all that is declared, with the tables of the database', async () => {
    const { status, body } = await read(owner)
    expect(status).toBe(200)
    expect(body.chapters.map(({ id }) => id)).toEqual(Object.keys(CHAPTERS))
    const groups = body.chapters.flatMap((chapter) => chapter.groups)
    expect(groups.map(({ id }) => id)).toEqual(Object.values(CHAPTERS).flatMap((chapter) => Object.keys(chapter)))
    expect(groups.find(({ id }) => id === 'receipts')?.tables).toEqual([
      { name: 'group_members', columns: ['read_sequence', 'read_at', 'delivered_sequence', 'delivered_at'] },
    ])
    expect(groups.filter(({ isSealed }) => isSealed).map(({ id }) => id)).toEqual([
      'messages',
      'files',
      'keys',
      'notes',
    ])
  })

  it('names tables and columns as the database does', async () => {
    const { body } = await read(owner)
    const rows = await server.context.sql<{ place: string }[]>`
      select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`
    const places = new Set(rows.map(({ place }) => place))
    const told = body.chapters
      .flatMap(({ groups }) => groups)
      .flatMap(({ tables }) => tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)))
    expect(told.toSorted()).toEqual([...places].toSorted())
  })

  it('says how everything stands today, and what a manager changes at once', async () => {
    expect(await todayOf('people')).toBe('2')
    expect(await todayOf('managers')).toBe('1')
    expect(await todayOf('guests')).toBe('0')
    expect(await todayOf('receipts')).toBe('On')
    expect(await todayOf('messageDays')).toBe('Never')
    expect(await todayOf('coffeeProgramme')).toBe('Off')
    expect(await todayOf('managerFields')).toBe('None')
    expect(await todayOf('embeddings')).toBe('Off')

    await change('PATCH', '/manager/chat-settings', { readReceipts: false })
    await change('PATCH', '/manager/organisation', { messageDays: 90 })
    await change('PUT', '/manager/coffee-rounds', { interval: 'two-weekly' })
    await change('POST', '/manager/custom-fields', {
      name: 'Shoe size',
      type: 'text',
      isRequired: false,
      isForManagers: true,
    })

    expect(await todayOf('receipts', 'de')).toBe('Aus')
    expect(await todayOf('messageDays', 'de')).toBe('90 Tage')
    expect(await todayOf('managerFields')).toBe('Shoe size')
    const { body } = await read(owner)
    expect(switchOf(body, 'messages', 'messageDays')).toBe('90 days')
    expect(switchOf(body, 'receipts', 'receipts')).toBe('Off')
    expect(switchOf(body, 'coffeeRounds', 'coffeeProgramme')).toBe('Every two weeks')
  })

  it('tells nobody what a person has chosen for themselves', async () => {
    const before = switchOf((await read(owner)).body, 'insights', 'ownInsights')
    const { status } = await call(server, 'PATCH', '/users/preferences', {
      token: member.token,
      body: { isInInsights: false },
    })
    expect(status).toBe(200)
    expect(switchOf((await read(owner)).body, 'insights', 'ownInsights')).toBe(before)
  })

  it('knows nothing of other organisations', async () => {
    const other = await signUpOwner(server)
    const { body } = await read(other)
    expect(body.today.find(({ id }) => id === 'people')?.value).toBe('1')
    expect(body.today.find(({ id }) => id === 'receipts')?.value).toBe('On')
  })

  it('is for managers only', async () => {
    expect((await read(member)).status).toBe(403)
    expect((await fetchPdf(member, 'en')).status).toBe(403)
  })

  it.each([
    ['en', 'What Umkreis processes'],
    ['de', 'Was Umkreis verarbeitet'],
  ])('comes as pages in %s, with a title and a language for who hears them', async (language, title) => {
    const response = await fetchPdf(owner, language)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('vary')).toContain('Accept-Language')
    const bytes = new Uint8Array(await response.arrayBuffer())
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    expect(pdf.getTitle()).toContain(title)
    expect(pdf.getSubject()).toBeTruthy()
    expect(pdf.catalog.toString()).toContain('/Lang')
    expect(pdf.getPageCount()).toBeGreaterThan(3)
    expect(pdf.catalog.toString()).toContain('/Outlines')
    const { body } = await read(owner)
    const groups = body.chapters.flatMap((chapter) => chapter.groups)
    const structure = await readStructure(bytes)
    const counted = (tag: string) => structure.parts.filter((part) => part.tag === tag).length
    expect([counted('H1'), counted('H2'), counted('H3')]).toEqual([1, body.chapters.length + 1, groups.length])
    // From one heading to the next none is left out, and nothing is empty.
    const levels = tagsOf(structure).flatMap((tag) => (/^H\d$/.test(tag) ? [Number(tag.slice(1))] : []))
    expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true)
    expect(structure.parts.every(({ pieces }) => pieces > 0)).toBe(true)
  })
})
