// All clients of one server, in a process of their own, so that their work is not counted as the server's.
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'
import { CONTENT, GROUP_ID, type Answer, type Contender, type Mode, type Question } from './protocol.ts'

const RECORD_SEPARATOR_BYTE = 0x1e
const REQUEST = { GroupId: GROUP_ID, Content: CONTENT }

/** One connected client: sends one message, and calls `onDelivered` for each that it received. */
type Client = { send: () => void }

let received = 0
let onReceived = () => {}
const deliver = (count: number) => {
  received += count
  onReceived()
}

async function connectHub(url: string, place: number): Promise<Client> {
  const socket = new WebSocket(`${url}?accessToken=user-${place}`)
  const call = (target: string, argument: unknown) =>
    socket.send(`${JSON.stringify({ type: 1, target, arguments: [argument] })}\u001E`)
  // Until it has come to rest it receives the answer to the handshake and the count of unread messages.
  let isReady = false
  let records = 0
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => {
      socket.send('{"protocol":"json","version":1}\u001E')
      call('SetActiveGroup', { GroupId: GROUP_ID })
    })
    socket.on('message', (data: Buffer) => {
      let count = 0
      for (let at = data.indexOf(RECORD_SEPARATOR_BYTE); at !== -1; at = data.indexOf(RECORD_SEPARATOR_BYTE, at + 1)) {
        count += 1
      }
      if (isReady) return deliver(count)
      records += count
      isReady = records >= 2
      if (isReady) resolve()
    })
  })
  return { send: () => call('SendMessage', REQUEST) }
}

async function connectWs(url: string): Promise<Client> {
  const socket = new WebSocket(url)
  const text = JSON.stringify({ target: 'ReceiveMessage', arguments: [REQUEST] })
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  socket.on('message', () => deliver(1))
  return { send: () => socket.send(text) }
}

async function connectSocketIo(url: string): Promise<Client> {
  const socket = io(url, { transports: ['websocket'], forceNew: true })
  await new Promise<void>((resolve) => socket.on('connect', resolve))
  socket.on('ReceiveMessage', () => deliver(1))
  return { send: () => void socket.emit('SendMessage', REQUEST) }
}

const CONNECT: Record<Contender, (url: string, place: number) => Promise<Client>> = {
  hub: connectHub,
  ws: connectWs,
  'socket.io': connectSocketIo,
}
let clients: Client[] = []

/** Resolves once this many more deliveries have arrived than at the call. */
function delivered(count: number): Promise<void> {
  const until = received + count
  return new Promise((resolve) => {
    onReceived = () => {
      if (received >= until) resolve()
    }
  })
}

async function run(messages: number, mode: Mode, others: number): Promise<void> {
  // By turns, as in a conversation.
  const send = (index: number) => clients[index % clients.length]?.send()
  if (mode === 'backlog') {
    const all = delivered((messages + others) * clients.length)
    for (let index = 0; index < messages; index += 1) send(index)
    return all
  }
  for (let index = 0; index < messages; index += 1) {
    const everywhere = delivered(clients.length)
    send(index)
    await everywhere
  }
}

async function answer(question: Question): Promise<void> {
  if (question.kind === 'connect') {
    const { url, contender } = question
    clients = await Promise.all(Array.from({ length: question.clients }, (_, place) => CONNECT[contender](url, place)))
  }
  if (question.kind === 'receive') await delivered(question.messages * clients.length)
  if (question.kind === 'run') await run(question.messages, question.mode, question.others ?? 0)
  process.send?.({ kind: 'done' } satisfies Answer)
}
process.on('message', (question: Question) => void answer(question))
