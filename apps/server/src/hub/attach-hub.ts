import type { Server } from 'node:http'
import type { Context } from '../context.ts'
import { clientAddress } from '../http/client-address.ts'
import { ConnectionsByAddress } from '../http/connections-by-address.ts'
import { Hub } from './hub.ts'
import { createHubStore } from './hub-store.ts'
import { bindMethods } from './methods/index.ts'
import { acceptUpgrades } from './upgrades.ts'

/** Puts the chat hub on the upgrades of a server. Disposing tells everybody to come back and ends all connections. */
export function attachHub(server: Server, context: Context): AsyncDisposable & { drain: () => Promise<void> } {
  const logger = context.logger.child({ part: 'hub' })
  const { config, metrics, events, interests, authenticate, connectionTickets, presence, now } = context
  const store = createHubStore(context)
  const hub = new Hub({
    logger,
    events,
    interests,
    authenticate,
    presence,
    now,
    store,
    methods: bindMethods(context),
    onWritten: (sendDate) => metrics.messageWritten((now().getTime() - Date.parse(sendDate)) / 1000),
  })
  metrics.gauge('umkreis_hub_connections', 'Connections to the chat hub of this process', [], () => [
    { value: hub.connections.count },
  ])
  const refuseUpgrades = acceptUpgrades(server, hub, {
    authenticate,
    connectionTickets,
    addressOf: ({ socket, headers }) => {
      const forwardedFor = headers['x-forwarded-for']?.toString()
      return clientAddress(config.trustedProxies, { remote: socket.remoteAddress, forwardedFor })
    },
    connectionsOf: new ConnectionsByAddress(config.connectionsPerAddress),
    publicUrl: context.publicUrl,
    logger,
  })
  return {
    drain: () => hub.drain(config.drainMs),
    async [Symbol.asyncDispose]() {
      refuseUpgrades()
      await hub[Symbol.asyncDispose]()
    },
  }
}
