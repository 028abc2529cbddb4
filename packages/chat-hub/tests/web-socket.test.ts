import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { createHubClient, openWebSocket } from '../src/index.ts'
import { createRecordReader, formatHubMessage, joinRecords, parseHubMessage } from '../src/protocol/index.ts'

/** A hub of the smallest kind over a real socket: accepts every handshake and completes every call. */
async function startHub() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const requests: (string | undefined)[] = []
  server.on('connection', (socket, request) => {
    requests.push(request.url)
    const reader = createRecordReader(1024)
    let isShakenHands = false
    socket.on('message', (data: Buffer) => {
      for (const record of reader.push(data)) {
        if (!isShakenHands) {
          isShakenHands = true
          socket.send(joinRecords(['{}']))
          continue
        }
        const message = parseHubMessage(record)
        if (message.kind !== 'invocation' || message.invocationId === undefined) continue
        // As a binary message, which a server may choose for JSON too.
        const answer = formatHubMessage({ kind: 'completion', invocationId: message.invocationId })
        socket.send(new TextEncoder().encode(joinRecords([answer])))
      }
    })
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/chatHub`,
    requests,
    [Symbol.asyncDispose]: async () => {
      for (const client of server.clients) client.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

it('[HS1][CL1] connects and calls over a real socket', async () => {
  await using hub = await startHub()
  const client = createHubClient({ url: hub.url, getAccessToken: () => 'a token' })
  const connected = new Promise<void>((resolve) => client.onConnected(() => resolve()))
  client.start()
  await connected
  await expect(client.invoke('DeleteMessage', ['m1', 'g1'])).resolves.toBe(undefined)
  expect(hub.requests).toEqual(['/chatHub?accessToken=a+token'])
  client.stop()
})

it('[RE1] reports an address where nobody listens as a close, without throwing', async () => {
  const hub = await startHub()
  await hub[Symbol.asyncDispose]()
  const closed = await new Promise((resolve) =>
    openWebSocket(hub.url.replace('http', 'ws'), { onOpen() {}, onText() {}, onClose: resolve }),
  )
  expect(closed).toEqual({ code: 1006 })
})

it('reports an address that is none as a close, without throwing', async () => {
  const closed = await new Promise((resolve) => openWebSocket('ws://[', { onOpen() {}, onText() {}, onClose: resolve }))
  expect(closed).toEqual({ code: 1006 })
})
