import type { OpenTransport, TransportListener } from './transport.ts'

const NORMAL_CLOSURE = 1000
const ABNORMAL_CLOSURE = 1006

/**
 * Opens a transport over the platform's own WebSocket: that of browsers, workers and Node 22 or newer.
 *
 * @param url Address with scheme `ws:` or `wss:`; may carry the access token, and is not logged.
 */
export const openWebSocket: OpenTransport = (url, listener) => {
  let current: TransportListener | undefined = listener
  const report = (tell: (listener: TransportListener) => void) => {
    if (current !== undefined) tell(current)
  }
  const close = (code: number) => {
    report((to) => {
      current = undefined
      to.onClose({ code })
    })
  }

  let socket: WebSocket
  try {
    socket = new WebSocket(url)
  } catch {
    // An address that the platform refuses. Told later, so that the caller has the transport in hand by then.
    queueMicrotask(() => close(ABNORMAL_CLOSURE))
    return { send: () => undefined, drop: () => (current = undefined) }
  }
  const decoder = new TextDecoder()
  socket.binaryType = 'arraybuffer'
  socket.addEventListener('open', () => report((to) => to.onOpen()))
  socket.addEventListener('message', ({ data }: { data: string | ArrayBuffer }) => {
    report((to) => to.onText(typeof data === 'string' ? data : decoder.decode(data)))
  })
  // An 'error' event says nothing more than the 'close' that follows it, yet Node ends a process in which nobody listens.
  socket.addEventListener('error', () => undefined)
  socket.addEventListener('close', (event) => close(event.code))

  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    drop() {
      current = undefined
      socket.close(NORMAL_CLOSURE)
    },
  }
}
