import { once } from 'node:events'
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'

/**
 * A way to a server that can be cut: then it takes what is sent and says nothing, as a network does that lost its way.
 * Connections of before, and those begun meanwhile, are never heard of again; new ones pass.
 */
export class CutProxy implements AsyncDisposable {
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private readonly silent = new WeakSet<Socket>()
  private readonly port: number
  private isCut = false

  private constructor(port: number) {
    this.port = port
    // The end of one side is not told to the other by itself: nothing is, over a network that is cut.
    this.server = createServer({ allowHalfOpen: true }, (socket) => this.pass(socket))
  }

  /** @param port Of the server that it leads to. */
  static async start(port: number): Promise<CutProxy> {
    const proxy = new CutProxy(port)
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    return proxy
  }

  /** An address that leads to the same over this way. */
  over(url: string): string {
    const address = new URL(url)
    address.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return address.href
  }

  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) this.silent.add(socket)
  }

  mend(): void {
    this.isCut = false
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  private pass(client: Socket): void {
    this.track(client)
    if (this.isCut) {
      this.silent.add(client)
      client.resume()
      return
    }
    const target = connect({ port: this.port, host: '127.0.0.1', allowHalfOpen: true })
    this.track(target)
    for (const [one, other] of [[client, target] as const, [target, client] as const]) {
      one.on('data', (data) => {
        if (!this.silent.has(one)) other.write(data)
      })
      one.on('end', () => {
        if (!this.silent.has(one)) other.end()
      })
      one.on('close', () => {
        if (!this.silent.has(one)) other.destroy()
      })
    }
  }

  private track(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.sockets.delete(socket))
  }
}
