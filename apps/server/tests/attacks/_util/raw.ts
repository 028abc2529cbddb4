import { connect, type Socket } from 'node:net'

/** A connection on which anything may be written, and everything that came back. */
export class RawConnection implements Disposable {
  readonly socket: Socket
  received = ''
  readonly closed: Promise<string>
  private readonly listeners = new Set<() => void>()

  constructor(origin: string, localAddress?: string) {
    const { hostname, port } = new URL(origin)
    this.socket = connect({ host: hostname, port: Number(port), ...(localAddress ? { localAddress } : {}) })
    this.socket.setEncoding('latin1')
    this.socket.on('data', (text: string) => {
      this.received += text
      for (const listener of this.listeners) listener()
    })
    // Being dropped is what is expected.
    this.socket.on('error', () => undefined)
    this.closed = new Promise((resolve) => {
      this.socket.once('close', () => {
        resolve(this.received)
        for (const listener of this.listeners) listener()
      })
    })
  }

  write(text: string | Uint8Array): void {
    if (!this.socket.destroyed) this.socket.write(typeof text === 'string' ? Buffer.from(text, 'latin1') : text)
  }

  /** Waits until something has come, or the connection is gone. */
  until(isThere: (received: string) => boolean): Promise<string> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isThere(this.received) && !this.socket.destroyed) return
        this.listeners.delete(look)
        resolve(this.received)
      }
      this.listeners.add(look)
      look()
    })
  }

  [Symbol.dispose](): void {
    this.socket.destroy()
  }
}

/** Sends bytes, and gives what came until the server had closed. */
export async function exchange(origin: string, text: string): Promise<string> {
  using connection = new RawConnection(origin)
  connection.write(text)
  return await connection.closed
}

/** The statuses of all answers in what was received. */
export function statusesOf(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
}
