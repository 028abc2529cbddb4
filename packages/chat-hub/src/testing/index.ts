/**
 * What tests of the hub's users need: time and a network that stand still until they are moved.
 *
 * @module @umkreis/chat-hub/testing
 */
export { createFakeChatServer, type FakeChatServer } from './fake-chat-server.ts'
export { createFakeClock, type FakeClock } from './fake-clock.ts'
export type { FakeServerDevice } from './fake-server-device.ts'
export type { FakeServerEvent } from './fake-server-tables.ts'
export { createFakeTransport, type FakeConnection, type FakeTransport } from './fake-transport.ts'
export { createMemoryKeyStore, type MemoryKeyStore } from './memory-key-store.ts'
