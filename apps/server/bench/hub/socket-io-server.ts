// socket.io as its documentation shows it: a room, and an event that goes to everybody in it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { GROUP_ID, serveUsage } from './protocol.ts'

const http = createServer()
const io = new Server(http, { transports: ['websocket'] })
io.on('connection', (socket) => {
  void socket.join(GROUP_ID)
  socket.on('SendMessage', (message) => io.to(GROUP_ID).emit('ReceiveMessage', message))
})
http.listen(0, '127.0.0.1', () => serveUsage(`http://127.0.0.1:${(http.address() as AddressInfo).port}`))
