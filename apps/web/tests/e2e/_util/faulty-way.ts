import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'

/** The way between one browser and the server, as bad as a test wants it. */
export interface FaultyWay extends AsyncDisposable {
  /** Where the browser finds the product. */
  readonly origin: string
  /** Share of the WebSocket's frames that are swallowed, either way, the handshake's included: 0 to 1. */
  lossShare: number
  /** Frames that were swallowed so far. */
  readonly lostFrames: number
  /** Breaks everything that is open, and lets nothing new through. */
  cut(): void
  /** Lets through again what is new. */
  mend(): void
  /** The open connections die without either end being told, as those of a device that falls asleep. */
  deafen(): void
  /** Waits until nothing is asked and nothing has gone over the WebSocket for a moment; ends by itself where something always does. */
  settled(): Promise<void>
}

const QUIET_MS = 80
const SETTLED_WITHIN_MS = 5000

/**
 * Starts a proxy in front of the product.
 *
 * @param target The product's own origin.
 * @param seed Decides which frames are lost.
 */
export async function startFaultyWay(target: string, seed: number): Promise<FaultyWay> {
  const { hostname, port } = new URL(target)
  const browsers = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const pairs = new Set<Pair>()
  const sockets = new Set<Duplex>()
  const chance = createChance(seed)
  let isCut = false
  let lostFrames = 0
  let lastFrameMs = 0
  let openQuestions = 0

  const carry = (pair: Pair, to: WebSocket, data: RawData, isBinary: boolean) => {
    lastFrameMs = performance.now()
    if (pair.isDeaf || chance() < way.lossShare) lostFrames += 1
    else if (to.readyState === WebSocket.OPEN) to.send(data, { binary: isBinary })
  }
  const end = (pair: Pair) => {
    pairs.delete(pair)
    pair.browser.terminate()
    pair.server.terminate()
  }
  const join = (browser: WebSocket, server: WebSocket) => {
    const pair: Pair = { browser, server, isDeaf: false }
    pairs.add(pair)
    browser.on('message', (data, isBinary) => carry(pair, server, data, isBinary))
    server.on('message', (data, isBinary) => carry(pair, browser, data, isBinary))
    for (const side of [browser, server]) {
      side.on('error', () => undefined)
      side.on('close', () => {
        // The browser gives up a dead connection by itself; of the server's end it hears nothing.
        if (!pair.isDeaf || side === browser) end(pair)
      })
    }
  }

  const http = createServer((asked, answer) => {
    openQuestions += 1
    answer.on('close', () => (openQuestions -= 1))
    if (isCut) asked.socket.destroy()
    else forward(asked, answer, { hostname, port })
  })
  http.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
  })
  http.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isCut) return socket.destroy()
    const server = new WebSocket(new URL(asked.url ?? '/', target.replace(/^http/, 'ws')), {
      perMessageDeflate: false,
    })
    openQuestions += 1
    // The browser is let in once the server has let this in: nothing is said to somebody who is not there.
    const refuse = () => {
      openQuestions -= 1
      socket.destroy()
    }
    server.once('error', refuse)
    server.once('open', () => {
      openQuestions -= 1
      server.off('error', refuse)
      browsers.handleUpgrade(asked, socket, head, (browser) => join(browser, server))
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')

  const way: FaultyWay = {
    origin: `http://localhost:${(http.address() as AddressInfo).port}`,
    lossShare: 0,
    get lostFrames() {
      return lostFrames
    },
    cut() {
      isCut = true
      for (const pair of pairs) end(pair)
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      isCut = false
    },
    deafen() {
      for (const pair of pairs) pair.isDeaf = true
    },
    async settled() {
      const untilMs = performance.now() + SETTLED_WITHIN_MS
      const isBusy = () => openQuestions > 0 || performance.now() < lastFrameMs + QUIET_MS
      do await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 2))
      while (performance.now() < untilMs && isBusy())
    },
    async [Symbol.asyncDispose]() {
      way.cut()
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
  return way
}

type Pair = { readonly browser: WebSocket; readonly server: WebSocket; isDeaf: boolean }

function forward(asked: IncomingMessage, answer: ServerResponse, to: { hostname: string; port: string }): void {
  const passed = request(
    { ...to, path: asked.url, method: asked.method, headers: asked.headers, agent: false },
    (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
      got.on('error', () => answer.destroy())
    },
  )
  // A server that is away is heard as one: the connection breaks.
  passed.on('error', () => asked.socket.destroy())
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)
}

/** A linear congruential generator (Numerical Recipes): the same seed loses the same frames. */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
