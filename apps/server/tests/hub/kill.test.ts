import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHubClient, systemClock, type Clock, type HubClient } from '@umkreis/chat-hub'
import type { Message, StoredMessage } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { call, type Person } from '../_util/api.ts'
import { Build } from '../_util/build.ts'
import { createTestGroup, signUpTeam } from '../_util/hub.ts'

const cleanUp = new DisposableStack()
const dataDir = mkdtempSync(join(tmpdir(), 'umkreis-kill-'))
cleanUp.defer(() => rmSync(dataDir, { recursive: true, force: true }))
let build: Build

beforeAll(() => {
  build = cleanUp.use(new Build(inject('buildFolder')))
}, 240_000)
afterAll(() => cleanUp.dispose())

/** The server as it is shipped, in a process of its own. */
class ServerProcess implements AsyncDisposable {
  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(port: number): Promise<ServerProcess> {
    const child = spawn(process.execPath, [join(build.folder, 'main.js')], {
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const origin = await new Promise<string>((resolve, reject) => {
      let text = ''
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        const found = /listens on (http:\S+),/.exec(text)?.[1]
        if (found !== undefined) resolve(found)
      })
      child.once('exit', (code) => reject(new Error(`The server ended with code ${code} before it listened`)))
    })
    return new ServerProcess(origin, child)
  }

  get port(): number {
    return Number(new URL(this.origin).port)
  }

  /** Ends it as a power failure would: nothing in it gets to run again. */
  async kill(): Promise<void> {
    const exited = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await exited
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) await this.kill()
  }
}

// Real time, running twenty times as fast for the client: its five seconds between tries take a quarter of one.
const SPEED = 20
const hastyClock: Clock = {
  nowMs: () => systemClock.nowMs() * SPEED,
  schedule: (task, delayMs) => systemClock.schedule(task, delayMs / SPEED),
}

function connect(origin: string, person: Person): HubClient {
  const hub = createHubClient({ url: `${origin}/chatHub`, getAccessToken: () => person.token, clock: hastyClock })
  hub.start()
  return hub
}

async function readAll(server: { origin: string }, person: Person, groupId: string): Promise<Message[]> {
  const all: Message[] = []
  for (;;) {
    const path = `/groups/${groupId}/messages?after=${all.at(-1)?.sequence ?? 0}&pageSize=200`
    const { body } = await call<Message[]>(server, 'GET', path, { token: person.token })
    if (body.length === 0) return all
    all.push(...body)
  }
}

it('after SIGKILL every acknowledged message is there, and the others are sent again by the client and stored once', async () => {
  await using first = await ServerProcess.start(0)
  const [ada, ben] = (await signUpTeam(first, 2)) as [Person, Person]
  const groupId = await createTestGroup(first, [ada, ben])
  const hub = connect(first.origin, ada)
  const acknowledged: StoredMessage[] = []
  const total = 120
  const killAfter = 30
  let reachKill = () => {}
  const isTimeToKill = new Promise<void>((resolve) => (reachKill = resolve))
  const sends = Array.from({ length: total }, async (_, index) => {
    const request = { GroupId: groupId, Content: `message ${index}`, ClientMessageId: `m-${index}` }
    acknowledged.push(await hub.send('SendMessage', [request]))
    if (acknowledged.length === killAfter) reachKill()
  })
  await isTimeToKill
  await first.kill()
  const acknowledgedBefore = [...acknowledged]
  expect(acknowledgedBefore.length).toBeLessThan(total)

  await using second = await ServerProcess.start(first.port)
  const survived = await readAll(second, ben, groupId)
  const survivedIds = new Set(survived.map(({ messageId }) => messageId))
  expect(acknowledgedBefore.filter(({ messageId }) => !survivedIds.has(messageId))).toEqual([])

  await Promise.all(sends)
  hub.stop()
  const stored = await readAll(second, ben, groupId)
  expect(stored.map(({ sequence }) => sequence)).toEqual(Array.from({ length: total }, (_, index) => index + 1))
  expect(new Set(stored.map(({ content }) => content)).size).toBe(total)
  const places = new Map(stored.map(({ messageId, sequence }) => [messageId, sequence]))
  for (const { messageId, sequence } of acknowledged) expect(places.get(messageId)).toBe(sequence)
}, 120_000)
