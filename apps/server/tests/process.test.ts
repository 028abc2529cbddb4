import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { PASSWORD } from './_util/api.ts'
import { Build } from './_util/build.ts'
import { startMailServer } from './_util/mail-server.ts'
import { startPostgres } from './_util/postgres-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'umkreis-process-'))
const started: ChildProcess[] = []
let build: Build
beforeAll(() => {
  build = new Build(inject('buildFolder'))
}, 240_000)
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Started {
  child: ChildProcess
  output: () => string
  errors: () => string
  exited: Promise<number | null>
}

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [join(build.folder, 'main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  let errors = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  const exited = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => output, errors: () => errors, exited }
}

/** Waits for the line that says where the server listens. */
async function untilListening({ child, output, errors, exited }: Started): Promise<string> {
  for (;;) {
    const origin = /listens on (http:\S+),/.exec(output())?.[1]
    if (origin) return origin
    const ended = await Promise.race([once(child.stdout!, 'data'), exited])
    if (!Array.isArray(ended)) throw new Error(`The server ended: ${errors()}`)
  }
}

function newDataDir(name: string): string {
  const dataDir = join(folder, name)
  const template = join(inject('databaseTemplate'))
  if (existsSync(template)) cpSync(template, join(dataDir, 'database'), { recursive: true })
  return dataDir
}

const register = (origin: string, email: string) =>
  fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, confirmPassword: PASSWORD }),
  })
const login = (origin: string, email: string) =>
  fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })

describe('the process', () => {
  it('ends with one line for a setting it cannot take', async () => {
    const server = start({ DATA_DIR: join(folder, 'unused'), PORT: 'many' })
    expect(await server.exited).toBe(1)
    expect(server.errors()).toBe('PORT takes a number from 0 to 65535 (0: any free port)\n')
    expect(existsSync(join(folder, 'unused'))).toBe(false)
  })

  it('ends with one line for a HOST that is none of this machine', async () => {
    const server = start({ DATA_DIR: newDataDir('foreign-host'), HOST: '192.0.2.1' })
    expect(await server.exited).toBe(1)
    expect(server.errors()).toBe(
      'The server could not start: HOST takes an address of this machine, such as 127.0.0.1 or 0.0.0.0 (EADDRNOTAVAIL)\n',
    )
  })

  it('ends with one line for a DATA_DIR that is no folder', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const server = start({ DATA_DIR: file })
    expect(await server.exited).toBe(1)
    expect(server.errors()).toMatch(/^The server could not start: DATA_DIR takes a folder [^\n]+\n$/)
  })

  it('ends with one line when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const server = start({ DATA_DIR: newDataDir('port-taken'), PORT: String(port) })
    expect(await server.exited).toBe(1)
    expect(server.errors()).toMatch(/^The server could not start: PORT is taken[^\n]+\n$/)
    other.close()
  })

  it('stops in order at SIGTERM and finds its data again, in a folder nobody else can read', async () => {
    const dataDir = newDataDir('again')
    const first = start({ DATA_DIR: dataDir })
    expect((await register(await untilListening(first), 'a@again.example')).status).toBe(200)
    first.child.kill('SIGTERM')
    expect([await first.exited, first.errors()]).toEqual([0, ''])
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
    expect(statSync(join(dataDir, 'token.key')).mode & 0o077).toBe(0)
    const second = start({ DATA_DIR: dataDir })
    expect((await login(await untilListening(second), 'a@again.example')).status).toBe(200)
  })

  it.each([
    ['0.0.0.0', /^Warning: with DEMO=1 everybody who reaches this HOST [^\n]+\n$/],
    ['127.0.0.1', /^$/],
  ])('warns in one line of a demonstration that listens on %s as far as others reach it', async (HOST, warning) => {
    const server = start({ DATA_DIR: newDataDir(`demo-${HOST}`), DEMO: '1', HOST })
    await untilListening(server)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(server.errors()).toMatch(warning)
  })

  it('refuses a folder that another process has open', async () => {
    const dataDir = newDataDir('shared')
    const first = start({ DATA_DIR: dataDir })
    const origin = await untilListening(first)
    const second = start({ DATA_DIR: dataDir })
    expect(await second.exited).toBe(1)
    expect(second.errors()).toMatch(new RegExp(`^DATA_DIR is in use by process ${first.child.pid} [^\\n]+\\n$`))
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  })

  it('loses no account that it acknowledged when it is killed in the middle of its work, again and again', async () => {
    const dataDir = newDataDir('killed')
    const acknowledged: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const server = start({ DATA_DIR: dataDir })
      const origin = await untilListening(server)
      for (const email of acknowledged) expect((await login(origin, email)).status).toBe(200)
      let answered = 0
      const signUps = Array.from({ length: 8 }, async (_, index) => {
        const email = `p${index}@round${round}.example`
        const response = await register(origin, email).catch(() => undefined)
        if (response?.status !== 200) return
        acknowledged.push(email)
        answered += 1
        // The third answer is the middle of the work: five sign-ups are under way, some of which may still be answered.
        if (answered === 3) server.child.kill('SIGKILL')
      })
      await Promise.all(signUps)
      expect(await server.exited).toBe(null)
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(9)
    const last = start({ DATA_DIR: dataDir })
    const origin = await untilListening(last)
    for (const email of acknowledged) expect((await login(origin, email)).status).toBe(200)
  }, 120_000)

  it('sends with its next start the mail that it was killed with', async () => {
    await using mailServer = await startMailServer()
    const dataDir = newDataDir('killed-with-mail')
    const env = { DATA_DIR: dataDir, MAIL_URL: `smtp://127.0.0.1:${mailServer.port}` }
    let isAtServer = () => {}
    const atServer = new Promise<void>((settle) => (isAtServer = settle))
    // The server has all of the mail and has not said yes yet.
    mailServer.beforeTaking = () => (isAtServer(), new Promise(() => {}))
    const first = start(env)
    const origin = await untilListening(first)
    await register(origin, 'a@mail.example')
    const asked = await fetch(`${origin}/api/auth/request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@mail.example', resetLink: `${origin}/app/reset-password` }),
    })
    expect(asked.status).toBe(200)
    await atServer
    first.child.kill('SIGKILL')
    await first.exited
    expect(mailServer.taken).toEqual([])
    mailServer.beforeTaking = async () => {}
    const second = start(env)
    await untilListening(second)
    await expect.poll(() => mailServer.taken.length, { timeout: 30_000 }).toBe(1)
    expect(mailServer.taken).toMatchObject([{ to: ['a@mail.example'], text: expect.stringContaining('resetLinkId=') }])
    second.child.kill('SIGTERM')
    expect(await second.exited).toBe(0)
    expect(mailServer.taken).toHaveLength(1)
  })

  it('warns in one line in production that no mail leaves without MAIL_URL', async () => {
    await using database = await startPostgres()
    const env = { DATA_DIR: join(folder, 'production'), NODE_ENV: 'production', TOKEN_KEY: 'k'.repeat(32) }
    const DATABASE_URL = await database.createDatabase('production')
    const server = start({ ...env, DATABASE_URL })
    const origin = await untilListening(server)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(server.errors()).toMatch(/^Warning: without MAIL_URL no mail leaves this server[^\n]+\n$/)
  })

  it('works below a folder whose name is too long for a socket', async () => {
    const dataDir = newDataDir(`long-${'x'.repeat(120)}`)
    const server = start({ DATA_DIR: dataDir })
    const origin = await untilListening(server)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(readdirSync(dataDir).filter((name) => name.includes('socket'))).toEqual([])
  })
})
