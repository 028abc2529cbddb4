import { expect, it } from 'vitest'
import * as chatHub from './index.ts'
import * as protocol from './protocol/index.ts'
import * as testing from './testing/index.ts'

it('offers exactly these names to clients', () => {
  expect(Object.keys(chatHub).sort()).toEqual([
    'ConversationError',
    'EncryptionNotReadyError',
    'HubAnswerError',
    'HubCallError',
    'HubClosedError',
    'HubError',
    'HubProtocolError',
    'HubTimeoutError',
    'LastDeviceError',
    'NoSuchDeviceError',
    'NotAllowedInGroupError',
    'PairingError',
    'PeopleWithoutKeysError',
    'TooManyConflictsError',
    'UnreadableStoreError',
    'WrongRecoveryCodeError',
    'createHubClient',
    'createSealedConversations',
    'openWebSocket',
    'systemClock',
  ])
})

it('offers exactly these names to both ends of the wire', () => {
  expect(Object.keys(protocol).sort()).toEqual([
    'HANDSHAKE_TIMEOUT_MS',
    'HUB_PROTOCOL_NAME',
    'HUB_PROTOCOL_VERSION',
    'HubError',
    'HubProtocolError',
    'MAX_RECORD_BYTES',
    'PING_INTERVAL_MS',
    'RECONNECT_DELAY_MS',
    'RECORD_SEPARATOR',
    'SILENCE_TIMEOUT_MS',
    'createRecordReader',
    'formatErrorText',
    'formatHandshakeAnswer',
    'formatHandshakeRequest',
    'formatHubMessage',
    'joinRecords',
    'parseErrorText',
    'parseHandshakeAnswer',
    'parseHandshakeRequest',
    'parseHubMessage',
    'splitRecords',
  ])
})

it('offers exactly these names to tests', () => {
  expect(Object.keys(testing).sort()).toEqual([
    'createFakeChatServer',
    'createFakeClock',
    'createFakeTransport',
    'createMemoryKeyStore',
  ])
})
