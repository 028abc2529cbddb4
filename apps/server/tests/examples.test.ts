// The examples of the chat hub's README, as programs of their own against the real server: nothing but the two packages.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Group } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, PASSWORD, type Person, signUpMember, signUpOwner } from './_util/api.ts'
import { startTestServer, type TestServer } from './_util/start-test-server.ts'

const EXAMPLES = fileURLToPath(new URL('../../../packages/chat-hub/examples', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'umkreis-examples-'))
const children: ChildProcess[] = []
let server: TestServer
let ada: Person
let ben: Person

beforeAll(async () => {
  server = await startTestServer()
  ada = await signUpOwner(server)
  ben = await signUpMember(server, ada)
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await server[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

function run(program: string, person: Person, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(EXAMPLES, program)], {
    env: {
      PATH: process.env.PATH,
      ORIGIN: server.origin,
      EMAIL: person.email,
      PASSWORD,
      KEYS: join(folder, `${program.replaceAll(/\W/g, '-')}-${person.userId}`),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const says = (line: string) => vi.waitFor(() => expect(output).toContain(line), { timeout: 30_000 })
  return { child, exited, says, output: () => output }
}

describe('two programs', { timeout: 60_000 }, () => {
  it('talk encrypted through the server, and end by themselves', async () => {
    const listener = run('two-programs/ben.ts', ben)
    await listener.says(`Ben is ${ben.userId}`)
    const speaker = run('two-programs/ada.ts', ada, { TO: ben.userId })
    await speaker.says('Ada reads: You said: Servus, wie geht es dir?')
    expect(await speaker.exited).toBe(0)
    expect(await listener.exited).toBe(0)
    expect(listener.output()).toContain('Ben reads: Servus, wie geht es dir?')
    const { body: groups } = await call<{ groups: Group[] }>(server, 'GET', '/groups', { token: ada.token })
    const { body: stored } = await call(server, 'GET', `/groups/${groups.groups[0]?.groupId}/messages`, {
      token: ada.token,
    })
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored)).not.toContain('Servus')
  })
})

describe('the on-call bot', { timeout: 60_000 }, () => {
  it('answers from its list, and nothing else', async () => {
    const bot = await signUpMember(server, ada)
    const rota = join(folder, 'rota.json')
    writeFileSync(rota, JSON.stringify([{ from: '2020-01-01', who: 'Jonas' }]))
    const running = run('on-call-bot/bot.ts', bot, { ROTA: rota })
    await running.says(`On call bot is ${bot.userId}`)
    const asking = run('two-programs/ada.ts', ada, { TO: bot.userId, SAYS: 'Hello. Who is on call?' })
    await asking.says('Ada reads: Jonas is on call.')
    expect(await asking.exited).toBe(0)
    running.child.kill('SIGTERM')
    expect(await running.exited).toBe(0)
  })

  it('does not start for an account that is none', async () => {
    const without = run('on-call-bot/bot.ts', { ...ada, email: 'nobody@nowhere.example' })
    expect(await without.exited).not.toBe(0)
    expect(without.output()).toContain('POST /api/auth/login answered 401')
  })
})
