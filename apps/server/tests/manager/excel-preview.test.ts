import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { sheet, workbook, zip } from './_util/spreadsheets.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
})
afterAll(() => server[Symbol.asyncDispose]())

interface Preview {
  emails: string[]
  rejected: unknown[]
  rows?: unknown[]
  detail?: string
}
function preview(by: Person, file: Buffer, options: { name?: string; field?: string; query?: string } = {}) {
  const body = new FormData()
  body.append(options.field ?? 'excelFile', new File([new Uint8Array(file)], options.name ?? 'team.xlsx'))
  return call<Preview>(server, 'POST', `/manager/excelPreview${options.query ?? ''}`, { token: by.token, body })
}
const fileOf = (...rows: string[][]) => zip(workbook({ Team: sheet(rows) }))

describe('POST /manager/excelPreview', () => {
  it('answers the addresses, each once, and what was rejected', async () => {
    const answer = await preview(owner, fileOf(['E-mail'], ['a@b.example'], ['A@B.example'], ['broken']))
    expect([answer.status, answer.body]).toEqual([
      200,
      { emails: ['a@b.example'], rejected: [{ row: 4, value: 'broken', reason: 'No @ in the address' }] },
    ])
  })

  it('says on request of each where it stands and who is here already, and nothing of other organisations', async () => {
    const member = await signUpMember(server, owner)
    const stranger = await signUpOwner(server)
    const Emails = ['invited@b.example']
    await call(server, 'POST', '/manager/usersRegistration', { token: owner.token, body: { Emails } })
    const file = fileOf(
      [member.email],
      ['invited@b.example'],
      [stranger.email],
      ['new@b.example'],
      ['new@b.example'],
      ['@'],
    )
    const { body } = await preview(owner, file, { query: '?details=true' })
    const row = (number: number, value: string, status: string, times = 1) => ({
      sheet: 'Team',
      row: number,
      value,
      times,
      status,
    })
    expect(body.rows).toEqual([
      { ...row(6, '@', 'invalid'), reason: 'Nothing in front of the @' },
      row(1, member.email, 'already-member'),
      row(2, 'invited@b.example', 'already-invited'),
      row(3, stranger.email, 'ready'),
      row(4, 'new@b.example', 'ready', 2),
    ])
  })

  it('refuses what cannot be read with words for the person, and stays up', async () => {
    const damaged = await preview(owner, fileOf(['a@b.example']).subarray(0, 300))
    expect([damaged.status, damaged.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
    expect(damaged.body.detail).toMatch(/^The file is damaged/)
    expect((await preview(owner, fileOf(['a@b.example']), { name: 'team.pdf' })).status).toBe(422)
    expect((await preview(owner, fileOf(['a@b.example']), { field: 'file' })).status).toBe(422)
    expect((await preview(owner, Buffer.alloc(6 * 1024 * 1024))).status).toBe(413)
    expect((await call(server, 'POST', '/manager/excelPreview', { token: owner.token, body: {} })).status).toBe(415)
    expect((await preview(owner, fileOf(['a@b.example']))).status).toBe(200)
    expect(server.logLines.join('')).not.toContain('a@b.example')
  })

  it('is for managers alone', async () => {
    for (const person of [await signUpMember(server, owner), await signUpGlobal(server)]) {
      expect((await preview(person, fileOf(['a@b.example']))).status).toBe(403)
    }
  })
})
