import { once } from 'node:events'
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'

/** The least that stands in front of several processes: each new connection goes to the next of them that takes it. */
export class Balancer implements AsyncDisposable {
  /** Where to go: those that are ready. */
  ports: number[]
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private turn = 0

  private constructor(ports: number[]) {
    this.ports = ports
    this.server = createServer((socket) => void this.pass(socket, this.ports.length))
  }

  static async start(ports: number[]): Promise<Balancer> {
    const balancer = new Balancer(ports)
    balancer.server.listen(0, '127.0.0.1')
    await once(balancer.server, 'listening')
    return balancer
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  private pass(client: Socket, tries: number): void {
    this.track(client)
    const port = this.ports[(this.turn += 1) % this.ports.length]
    if (port === undefined || tries === 0) {
      client.destroy()
      return
    }
    const target = this.track(connect(port, '127.0.0.1'))
    target.once('connect', () => {
      client.pipe(target).pipe(client)
      for (const [one, other] of [[client, target] as const, [target, client] as const]) {
        one.on('close', () => other.destroy())
      }
    })
    target.once('error', () => {
      if (target.connecting || target.bytesWritten === 0) this.pass(client, tries - 1)
    })
  }

  private track(socket: Socket): Socket {
    if (this.sockets.has(socket)) return socket
    this.sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.sockets.delete(socket))
    return socket
  }
}
