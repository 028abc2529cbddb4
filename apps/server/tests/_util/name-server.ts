import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** Stands in for the DNS: answers TXT questions from what it was told, and nothing else. */
export interface NameServer extends AsyncDisposable {
  /** As Node takes it. */
  address: string
  /** By name. */
  records: Map<string, string>
}

const HEADER_BYTES = 12
const TXT = 16

/** Starts one on a free port of this machine (RFC 1035, 4.1). */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4')
  const records = new Map<string, string>()
  socket.on('message', (question, { address, port }) => {
    const { name, end } = readName(question)
    const isText = question.readUInt16BE(end) === TXT
    const text = isText ? records.get(name.toLowerCase()) : undefined
    const header = Buffer.from(question.subarray(0, HEADER_BYTES))
    // An answer, recursion available; of names that it does not know: there is no such name.
    header.writeUInt16BE(0x8180 | (text === undefined ? 3 : 0), 2)
    header.writeUInt16BE(text === undefined ? 0 : 1, 6)
    header.writeUInt32BE(0, 8)
    const asked = question.subarray(HEADER_BYTES, end + 4)
    socket.send(Buffer.concat([header, asked, ...(text === undefined ? [] : [answerOf(text)])]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    async [Symbol.asyncDispose]() {
      socket.close()
      await once(socket, 'close')
    },
  }
}

function readName(message: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 1 }
}

/** The name by a pointer to the question; type, class, time to live; one text. */
function answerOf(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1')
  const head = Buffer.alloc(13)
  head.writeUInt16BE(0xc0_0c, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(0, 6)
  head.writeUInt16BE(bytes.length + 1, 10)
  head.writeUInt8(bytes.length, 12)
  return Buffer.concat([head, bytes])
}
