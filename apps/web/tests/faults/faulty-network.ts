import {
  type Clock,
  type OpenTransport,
  openWebSocket,
  type Transport,
  type TransportListener,
} from '@umkreis/chat-hub'

/** The way between one device and the server, as bad as a test wants it. */
export interface FaultyNetwork {
  readonly openTransport: OpenTransport
  /** The device's clock; `sleep` moves it. */
  readonly clock: Clock
  /** Share of the frames that are swallowed in both directions, 0 to 1; handshakes come through. */
  lossShare: number
  /** Nothing comes or goes, and no new connection comes about. */
  isDown: boolean
  /** Breaks all connections. */
  cut(): void
  /** The device was asleep: its clock goes on by so much, while its sockets died unheard. */
  sleep(ms: number): void
}

/** Creates a network that works. @param seed Decides which frames are lost. */
export function createFaultyNetwork(seed: number): FaultyNetwork {
  const open = new Set<{ readonly transport: Transport; readonly listener: TransportListener; isDead: boolean }>()
  let state = seed
  let sleptMs = 0
  const chance = () => {
    // A linear congruential generator (Numerical Recipes): the same seed loses the same frames.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const timers = new Set<{ readonly task: () => void; readonly atMs: number; timer: NodeJS.Timeout }>()
  const nowMs = () => performance.now() + sleptMs

  const network: FaultyNetwork = {
    lossShare: 0,
    isDown: false,
    clock: {
      nowMs,
      schedule(task, delayMs) {
        const run = () => {
          timers.delete(entry)
          task()
        }
        const entry = { task: run, atMs: nowMs() + delayMs, timer: setTimeout(run, delayMs) }
        timers.add(entry)
        return () => {
          clearTimeout(entry.timer)
          timers.delete(entry)
        }
      },
    },
    openTransport(url, listener) {
      if (network.isDown) {
        setTimeout(() => listener.onClose({ code: 1006 }))
        return { send: () => undefined, drop: () => undefined }
      }
      const isSwallowed = (isFirst: boolean) =>
        network.isDown || way.isDead || (!isFirst && chance() < network.lossShare)
      let sentCount = 0
      let heardCount = 0
      const transport = openWebSocket(url, {
        onOpen: () => listener.onOpen(),
        onText: (text) => {
          if (!isSwallowed(heardCount++ === 0)) listener.onText(text)
        },
        onClose: (closed) => {
          open.delete(way)
          if (!way.isDead) listener.onClose(closed)
        },
      })
      const way = { transport, listener, isDead: false }
      open.add(way)
      return {
        send: (text) => {
          if (!isSwallowed(sentCount++ === 0)) transport.send(text)
        },
        drop: () => {
          open.delete(way)
          transport.drop()
        },
      }
    },
    cut() {
      for (const way of open) {
        open.delete(way)
        way.transport.drop()
        way.listener.onClose({ code: 1006 })
      }
    },
    sleep(ms) {
      for (const way of open) way.isDead = true
      sleptMs += ms
      // What was due while it slept is due now.
      for (const entry of timers) {
        clearTimeout(entry.timer)
        entry.timer = setTimeout(entry.task, Math.max(0, entry.atMs - nowMs()))
      }
    },
  }
  return network
}
