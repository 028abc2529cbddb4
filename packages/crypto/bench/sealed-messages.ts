// What the benchmarks seal: text messages of 1 KB in a group, by a device whose keys are warm.
import {
  createDeviceKeys,
  createEpochSecret,
  decodeEnvelope,
  openEnvelope,
  sealMessage,
  systemRandom,
  type Bytes,
  type EnvelopeToOpen,
  type EpochSource,
  type OpenedEnvelope,
} from '@umkreis/crypto'

/** Text of the message that everybody seals, ASCII. */
export const TEXT = 'x'.repeat(1_024)

const device = createDeviceKeys(systemRandom)
const epoch = createEpochSecret('group', 1, systemRandom(32), systemRandom(32))
const epochs: EpochSource = { current: () => epoch, forEnvelope: () => epoch }
const context = { epoch, userId: 'ada', device, random: systemRandom }
const expected = { groupId: 'group', senderUserId: 'ada', clientMessageId: 'message' }

/** Seals one message. */
export function seal(): Promise<Bytes> {
  return sealMessage(context, 'message', { text: TEXT })
}

/** Opens one message. */
export function open(bytes: Bytes): Promise<OpenedEnvelope> {
  return openEnvelope(decodeEnvelope(bytes), expected, device.public, epochs)
}

/** The same message as a page takes it. */
export function itemOf(bytes: Bytes): EnvelopeToOpen {
  const { deviceId } = device.public
  return { bytes, expected, device: device.public, suite: epoch.suite, messageKey: epoch.messageKey(deviceId) }
}
