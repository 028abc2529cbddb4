import type { Server } from 'node:http'
import type { BlockList } from 'node:net'
import { clientAddress, isTrusted } from './client-address.ts'

/** How many connections each address has open. */
export class ConnectionsByAddress {
  private readonly open = new Map<string, number>()
  private readonly max: number

  /** @param max Connections that one address may have open. */
  constructor(max: number) {
    this.max = max
  }

  /** Counts one more. @returns Undefined where there are enough of this address; otherwise what ends the counting, once. */
  take(address: string): (() => void) | undefined {
    const count = this.open.get(address) ?? 0
    if (count >= this.max) return undefined
    this.open.set(address, count + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      const left = (this.open.get(address) ?? 1) - 1
      if (left === 0) this.open.delete(address)
      else this.open.set(address, left)
    }
  }
}

/**
 * Drops connections of an address that has too many open already, before anything is read from them. Proxies have as many as
 * they need: they know their clients.
 */
export function limitConnections(server: Server, trusted: BlockList, max: number): void {
  const connections = new ConnectionsByAddress(max)
  server.on('connection', (socket) => {
    const remote = socket.remoteAddress ?? ''
    if (isTrusted(trusted, remote)) return
    const giveBack = connections.take(clientAddress(trusted, { remote, forwardedFor: undefined }))
    if (giveBack) socket.once('close', giveBack)
    else socket.destroy()
  })
}
