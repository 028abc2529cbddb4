// The real hub: upgrade, handshake, records, checked arguments, dispatch, order, frames. Only the database is left out:
// what is called stores nothing and publishes at once.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Message, UserId } from '@umkreis/schemas'
import { createEventBus } from '../../src/events/event-bus.ts'
import { RedisFanOut } from '../../src/events/redis-fan-out.ts'
import { Hub, type HubParts } from '../../src/hub/hub.ts'
import { defineHubMethod } from '../../src/hub/methods/method.ts'
import { acceptUpgrades } from '../../src/hub/upgrades.ts'
import { ConnectionsByAddress } from '../../src/http/connections-by-address.ts'
import type { Logger } from '../../src/logging/logger.ts'
import { RedisLink } from '../../src/redis/redis-link.ts'
import { createPresence } from '../../src/services/presence/presence.ts'
import { GROUP_ID, serveUsage } from './protocol.ts'

// Given by the benchmark of several processes alone.
const {
  BENCH_REDIS_URL: redisUrl,
  BENCH_PLACE: place = '0',
  BENCH_PLACES: places = '1',
  BENCH_KEY: key = '',
} = process.env

const silent = { debug() {}, info() {}, warn() {}, error: console.error, child: () => silent } as unknown as Logger
const events = createEventBus(silent)
const userIds = new Set<string>()
// Of several processes that take messages in, each gives every so manieth place, as a database would that they share.
let sequence = Number(place) + 1 - Number(places)

const sendMessage = defineHubMethod('SendMessage', async ({ connection, args: [request] }) => {
  sequence += Number(places)
  const stored = {
    messageId: `message-${sequence}`,
    groupId: request.GroupId,
    senderId: connection.viewer.userId,
    senderDeviceId: null,
    sequence,
    revision: sequence,
    sendDate: new Date().toISOString(),
    isEdited: false,
    editCount: 0,
    clientMessageId: null,
  } as Message
  const message = { ...stored, content: request.Content }
  events.publish('messageChanged', { kind: 'sent', groupId: GROUP_ID, revision: sequence, membersVersion: 0, message })
  return stored
})
const setActiveGroup = defineHubMethod('SetActiveGroup', async ({ connection, args: [{ GroupId }] }) => {
  connection.activeGroupId = GroupId
  return null
})

const link = redisUrl === undefined ? undefined : new RedisLink(redisUrl, Buffer.from(key.padEnd(32, '.')), silent)
const parts: HubParts = {
  logger: silent,
  events,
  ...(link ? { interests: new RedisFanOut({ link, events, logger: silent }) } : {}),
  now: () => new Date(),
  presence: createPresence(),
  methods: new Map(
    [sendMessage, setActiveGroup].map(({ name, run }) => [
      name,
      (connection, args) => run(undefined as never, connection, args),
    ]),
  ),
  async authenticate(token) {
    userIds.add(token)
    return {
      userId: token as UserId,
      organisationId: 'organisation',
      role: 'member',
      isGlobal: false,
      sessionId: token,
      tokenExpiresAtMs: Infinity,
    }
  },
  store: {
    loadMemberships: async () => [{ groupId: GROUP_ID, lastRevision: Math.max(0, sequence), membersVersion: 0 }],
    loadMembers: async () => ({ groupId: GROUP_ID, lastRevision: Math.max(0, sequence), membersVersion: 0, userIds }),
    loadChanges: async () => [],
    loadGroups: async () => [],
    loadMembershipsOf: async () => new Map(),
    loadLiveSessions: async (ids) =>
      new Map(ids.map((id) => [id, { userId: id as UserId, organisationId: 'organisation', role: 'member' }])),
    countUnread: async (ids) => new Map(ids.map((id) => [id, { total: 0, groups: [] }])),
    loadReceipts: async () => new Map(),
    loadWhoShowsTyping: async () => new Set(),
    loadKeys: async () => undefined,
  },
}

const server = createServer()
const connectionTickets = { issue: () => ({ connectionId: '', ticket: '' }), check: () => undefined }
acceptUpgrades(server, new Hub(parts), {
  authenticate: parts.authenticate,
  connectionTickets,
  addressOf: () => 'measured',
  connectionsOf: new ConnectionsByAddress(Infinity),
  publicUrl: () => '',
  logger: silent,
})
server.listen(0, '127.0.0.1', () => serveUsage(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/chatHub`))
