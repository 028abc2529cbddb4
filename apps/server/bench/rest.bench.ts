// Calls per second of the server's processor time: one that is authenticated, counted and validated, and reads something small, over
// the product's REST interface and over bare `node:http` with the same checks, in the same process. PostgreSQL is another's time.
import { Agent, request } from 'node:http'
import { startPostgres } from '../tests/_util/postgres-server.ts'
import { ask } from './hub/protocol.ts'
import { cpuSecondsOf, startFile } from './hub/stage.ts'

const CALLS = 300
const AT_ONCE = 16
const BODY = JSON.stringify({ noteIds: ['one', 'two'] })

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

function callOnce(origin: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(BODY),
    }
    const asked = request(`${origin}/api/notes/read`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`Answered ${answer.statusCode}`))
      })
    })
    asked.once('error', reject)
    asked.end(BODY)
  })
}

async function prepare() {
  const database = await startPostgres()
  const server = startFile('../rest/rest-server.ts', { DATABASE_URL: await database.createDatabase('umkreis') })
  const { url } = await ask(server, undefined, 'ready')
  const { ours, bare, tokens } = JSON.parse(url) as { ours: string; bare: string; tokens: string[] }
  const callsPerCpuSecond = async (origin: string) => {
    let next = 0
    const before = await cpuSecondsOf(server)
    const work = async () => {
      while (next < CALLS) await callOnce(origin, tokens[(next += 1) % tokens.length] ?? '')
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return CALLS / ((await cpuSecondsOf(server)) - before)
  }
  for (const origin of [ours, bare, ours, bare]) await callsPerCpuSecond(origin)
  return {
    cases: [
      {
        name: 'an authenticated and validated call over REST',
        unit: 'calls/CPU-s',
        peerName: 'bare node:http with the same checks',
        goal: { atLeast: 0.75 },
        async measure(round: number): Promise<{ ours: number; peer: number }> {
          const peerFirst = round % 2 === 0 ? undefined : await callsPerCpuSecond(bare)
          const figure = await callsPerCpuSecond(ours)
          return { ours: figure, peer: peerFirst ?? (await callsPerCpuSecond(bare)) }
        },
      },
    ],
    async [Symbol.asyncDispose]() {
      agent.destroy()
      server.kill()
      await database[Symbol.asyncDispose]()
    },
  }
}

export default { area: 'rest', cases: prepare }
