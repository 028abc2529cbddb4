/** Why a transport is gone; codes as in RFC 6455 section 7.4, 1006 where none was received. */
export interface TransportClosed {
  code: number
}

/** What a transport reports. After `onClose`, which comes exactly once, nothing else does. */
export interface TransportListener {
  /** The socket can send from now on. */
  onOpen(): void
  /** One whole text message arrived. */
  onText(text: string): void
  /** The socket is gone, or never came about. */
  onClose(closed: TransportClosed): void
}

/** One open or opening socket that carries text. */
export interface Transport {
  /** Sends now; only after `onOpen`. Silently dropped when the socket is closing. */
  send(text: string): void
  /** Closes and reports nothing any more, `onClose` included. Idempotent. */
  drop(): void
}

/** Opens a socket to a `ws:` or `wss:` address. Failing to open is reported by `onClose`, never thrown. */
export type OpenTransport = (url: string, listener: TransportListener) => Transport
