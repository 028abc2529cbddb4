// Deliveries per second of the server's processor time: what one core of a server can fan out, on a quiet machine or a
// busy one. Server and clients are processes of their own; only the server's time counts, user and system.
import type { ChildProcess } from 'node:child_process'
import { ask, type Contender, type Mode } from './hub/protocol.ts'
import { cpuSecondsOf, startFile } from './hub/stage.ts'

const CLIENTS = 100
const MESSAGES: Record<Mode, number> = { steady: 400, backlog: 2000 }
const SERVERS: Record<Contender, string> = {
  hub: 'hub-server.ts',
  ws: 'ws-server.ts',
  'socket.io': 'socket-io-server.ts',
}

/** One server with all its clients connected. */
interface Stage {
  server: ChildProcess
  clients: ChildProcess
}

async function setStage(contender: Contender): Promise<Stage> {
  const server = startFile(SERVERS[contender])
  const { url } = await ask(server, undefined, 'ready')
  const clients = startFile('clients.ts')
  await ask(clients, { kind: 'connect', url, contender, clients: CLIENTS }, 'done')
  return { server, clients }
}

async function deliveriesPerCpuSecond({ server, clients }: Stage, mode: Mode): Promise<number> {
  const messages = MESSAGES[mode]
  const before = await cpuSecondsOf(server)
  await ask(clients, { kind: 'run', messages, mode }, 'done')
  return (messages * CLIENTS) / ((await cpuSecondsOf(server)) - before)
}

async function prepare() {
  const stages = {
    hub: await setStage('hub'),
    ws: await setStage('ws'),
    'socket.io': await setStage('socket.io'),
  }
  for (const stage of Object.values(stages)) {
    for (const mode of ['steady', 'backlog'] as const) await deliveriesPerCpuSecond(stage, mode)
  }
  const against = (peerName: Exclude<Contender, 'hub'>, mode: Mode, name: string, atLeast: number) => ({
    name,
    unit: 'deliveries/CPU-s',
    peerName: peerName === 'ws' ? 'bare ws broadcast' : peerName,
    goal: { atLeast },
    async measure(round: number): Promise<{ ours: number; peer: number }> {
      const first = round % 2 === 0 ? stages.hub : stages[peerName]
      const figure = await deliveriesPerCpuSecond(first, mode)
      const second = await deliveriesPerCpuSecond(first === stages.hub ? stages[peerName] : stages.hub, mode)
      return first === stages.hub ? { ours: figure, peer: second } : { ours: second, peer: figure }
    },
  })
  const one = `one message at a time to ${CLIENTS} clients`
  const many = `${MESSAGES.backlog} messages at once to ${CLIENTS} clients`
  return {
    cases: [
      against('ws', 'steady', one, 0.9),
      against('socket.io', 'steady', one, 1.3),
      against('ws', 'backlog', many, 2),
      against('socket.io', 'backlog', many, 2),
    ],
    async [Symbol.asyncDispose]() {
      for (const { server, clients } of Object.values(stages)) for (const child of [server, clients]) child.kill()
    },
  }
}

export default { area: 'hub', cases: prepare }
