import {
  formatHandshakeAnswer,
  formatHubMessage,
  joinRecords,
  parseHandshakeRequest,
  parseHubMessage,
  splitRecords,
  type HubMessage,
  type IgnoredMessage,
} from '../protocol/index.ts'
import type { OpenTransport, TransportListener } from '../transport/transport.ts'

/** The server's end of one connection, played by a test. */
export interface FakeConnection {
  /** Address that the client opened, token included. */
  readonly url: string
  /** True once the client has dropped its end. */
  readonly isDropped: boolean
  /** What the client has sent after the handshake, oldest first. */
  readonly sent: readonly (HubMessage | IgnoredMessage)[]
  /** Lets the socket open, and checks and answers the handshake. */
  accept(): void
  /** Lets the socket open only. */
  open(): void
  /** Sends messages, joined into one text. */
  receive(...messages: HubMessage[]): void
  /** Sends any text. */
  receiveText(text: string): void
  /** Ends the connection from outside. */
  close(code?: number): void
}

/** A network without a network: hand `open` to the client as its transport. */
export interface FakeTransport {
  open: OpenTransport
  /** Every connection that was ever opened, oldest first. */
  readonly connections: readonly FakeConnection[]
  /** The newest connection. @throws {Error} If none was opened. */
  latest(): FakeConnection
}

/** Creates a network on which nothing happens by itself. */
export function createFakeTransport(): FakeTransport {
  const connections: FakeConnection[] = []
  return {
    connections,
    open(url, listener) {
      const { connection, transport } = createConnection(url, listener)
      connections.push(connection)
      return transport
    },
    latest() {
      const latest = connections.at(-1)
      if (latest === undefined) throw new Error('No connection was opened')
      return latest
    },
  }
}

function createConnection(url: string, listener: TransportListener) {
  const sent: (HubMessage | IgnoredMessage)[] = []
  let isDropped = false
  let isShakenHands = false

  const transport = {
    send(text: string) {
      if (isDropped) return
      for (const record of splitRecords(text)) {
        if (isShakenHands) sent.push(parseHubMessage(record))
        else parseHandshakeRequest(record)
        isShakenHands = true
      }
    },
    drop() {
      isDropped = true
    },
  }
  const unlessDropped = (act: () => void) => {
    if (!isDropped) act()
  }
  const connection: FakeConnection = {
    url,
    sent,
    get isDropped() {
      return isDropped
    },
    accept() {
      connection.open()
      connection.receiveText(joinRecords([formatHandshakeAnswer({ kind: 'accepted' })]))
    },
    open: () => unlessDropped(() => listener.onOpen()),
    receive: (...messages) => connection.receiveText(joinRecords(messages.map(formatHubMessage))),
    receiveText: (text) => unlessDropped(() => listener.onText(text)),
    close(code = 1006) {
      unlessDropped(() => {
        isDropped = true
        listener.onClose({ code })
      })
    },
  }
  return { connection, transport }
}
