import type { UserId } from '@umkreis/schemas'
import type { HubClient } from '../connection/hub-client.ts'
import type { E2eeApi } from '../conversation/e2ee-api.ts'
import type { HubCaller, HubEvents } from '../conversation/sealed-conversations.ts'
import type { FakeHubCall } from './fake-message-rules.ts'
import type { FakeServerEvent, FakeServerTables } from './fake-server-tables.ts'

/** One device's way to the server. */
export interface FakeServerDevice {
  readonly api: E2eeApi
  readonly hub: HubCaller & HubEvents
  /** Everything that was delivered to this device, in order. */
  readonly received: FakeServerEvent[]
  /** While offline nothing is delivered; going online tells the listeners of `hub.onConnected`. */
  setOnline(isOnline: boolean): void
}

/** Connects a device of somebody. */
export function connectFakeDevice(
  tables: FakeServerTables,
  userId: UserId,
  api: E2eeApi,
  call: FakeHubCall,
): FakeServerDevice {
  const received: FakeServerEvent[] = []
  const handlers = new Map<string, Set<(argument: never) => void>>()
  const connected = new Set<(info: { isReconnect: boolean }) => unknown>()
  let isOnline = true
  const deliver = (event: FakeServerEvent) => {
    if (!isOnline) return
    received.push(event)
    for (const handler of handlers.get(event.name) ?? []) handler(event.argument as never)
  }
  tables.wires.set(userId, (tables.wires.get(userId) ?? new Set()).add(deliver))
  const subscribe = (event: string, handler: (argument: never) => void) => {
    handlers.set(event, (handlers.get(event) ?? new Set()).add(handler))
    return () => void handlers.get(event)?.delete(handler)
  }
  return {
    received,
    api,
    hub: {
      send: ((method: string, args: readonly unknown[]) => call(userId, method, args)) as HubClient['send'],
      subscribe: subscribe as HubClient['subscribe'],
      onConnected(handler) {
        connected.add(handler)
        void handler({ isReconnect: false })
        return () => void connected.delete(handler)
      },
    },
    setOnline(next) {
      if (next && !isOnline) {
        isOnline = true
        handlers.clear()
        for (const handler of connected) void handler({ isReconnect: true })
      }
      isOnline = next
    },
  }
}
