// The least that a WebSocket server can do: what one client sends goes, as it is, to all.
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { serveUsage } from './protocol.ts'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    for (const client of server.clients) client.send(data, { binary: false })
  })
})
server.on('listening', () => serveUsage(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`))
