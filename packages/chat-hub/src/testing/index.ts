// What tests of the hub's users need: time and a network that stand still until they are moved.
export {
  createFakeChatServer,
  type FakeChatServer,
  type FakeServerDevice,
  type FakeServerEvent,
} from './fake-chat-server.ts'
export { createFakeClock, type FakeClock } from './fake-clock.ts'
export { createFakeTransport, type FakeConnection, type FakeTransport } from './fake-transport.ts'
export { createMemoryKeyStore, type MemoryKeyStore } from './memory-key-store.ts'
