import { systemRandom } from '@umkreis/crypto'
import type { GroupId, UserId } from '@umkreis/schemas'
import { systemClock } from '../connection/clock.ts'
import { createBackground } from './background.ts'
import { createBulkWork } from './bulk-work.ts'
import { followKeys, serveAll, type CatchUpContext } from './catch-up.ts'
import { EncryptionNotReadyError } from './errors.ts'
import { securityOf } from './group-security.ts'
import { createGroups } from './groups.ts'
import { putDeviceName } from './identity/device-names.ts'
import { createStoredKeys } from './identity/stored-keys.ts'
import { tidyDeviceName } from './identity/tidy-device-name.ts'
import { createLater } from './later.ts'
import { createListeners } from './listeners.ts'
import { errorName } from './log.ts'
import { createMessageReader } from './message-reader.ts'
import { createOwnIdentity } from './own-identity.ts'
import { createDevicePairing } from './pairing/create-device-pairing.ts'
import { loadPins } from './pins.ts'
import type { GroupReadiness } from './readiness.ts'
import type { SealedConversations, SealedConversationsOptions } from './sealed-conversations.ts'
import { loadSeenMessages } from './seen-messages.ts'
import { replaceMessage, sendMessage } from './send-messages.ts'
import { mapLimited } from './serial.ts'
import { createUserDirectory } from './user-directory.ts'
import { verificationOf, type Verification } from './verification.ts'

/**
 * Encrypted conversations on a device. Nothing happens before `start`.
 *
 * @throws {UnreadableStoreError} If the heads that this device has seen are damaged.
 */
export async function createSealedConversations(options: SealedConversationsOptions): Promise<SealedConversations> {
  const { userId, store, api, hub, log } = options
  const random = options.random ?? systemRandom
  const wallMs = options.wallMs ?? Date.now
  const inBackground = createBackground(log)
  const onListenerError = (error: unknown) => log.error('A listener failed', { error: errorName(error) })
  const contactListeners = createListeners<[UserId]>(onListenerError)

  const pins = await loadPins(store)
  const securityListeners = createListeners<[GroupId]>(onListenerError)
  const verificationListeners = createListeners<[UserId, Verification]>(onListenerError)
  const tellVerification = (contact: UserId) => verificationListeners.tell(contact, verificationOf(pins, contact))
  const directory = createUserDirectory(api, pins, (changed) => {
    if (changed === userId) return
    contactListeners.tell(changed)
    if (verificationOf(pins, changed) === 'changed') tellVerification(changed)
  })
  const requireIdentity = () => own.require()
  const bulk = createBulkWork(options.bulk, log)
  const seen = await loadSeenMessages(store)
  const reader = createMessageReader({
    directory,
    seen,
    pins,
    log,
    onListenerError,
    bulk,
    requireIdentity,
  })
  const deviceName = tidyDeviceName(options.deviceName)
  const identity = { userId, api, store, keys: createStoredKeys(store), directory, random, wallMs, pins }
  const own = createOwnIdentity({
    ...identity,
    log,
    onListenerError,
    onNewKeys: () => groups.clear(),
    onReady(current) {
      inBackground(putDeviceName(api, random, current, current.device.public.deviceId, deviceName))
      inBackground(serveAll(catchUp))
      inBackground(pairing.lookAll())
      for (const groupId of reader.waiting()) inBackground(groups.load(groupId), groupId)
    },
  })
  const pairing = createDevicePairing(
    { ...identity, own, clock: options.clock ?? systemClock, log, inBackground, deviceName },
    onListenerError,
  )
  const groups = createGroups(
    { api, directory, pins, log, bulk, random, wallMs, historyPolicy: options.historyPolicy ?? 'from-joining' },
    requireIdentity,
    (groupId) => inBackground(reader.openLater(groups, groupId), groupId),
    (groupId) => securityListeners.tell(groupId),
  )
  verificationListeners.add((_, verification) => {
    if (verification === 'changed') return
    for (const groupId of reader.waiting()) inBackground(reader.openLater(groups, groupId), groupId)
  })
  const catchUp: CatchUpContext = { userId, api, directory, groups, reader, own, pairing, inBackground }
  // What is wanted now and then is loaded then: comparing keys, changing one's devices, writing to several people.
  const comparing = createLater(async () => {
    const { createContactVerification } = await import('./contact-verification.ts')
    return createContactVerification({ directory, pins, requireIdentity, listeners: verificationListeners })
  })
  const devices = createLater(async () => {
    const { createOwnDevices } = await import('./create-own-devices.ts')
    return createOwnDevices({ ...identity, own, groups, inBackground })
  })
  const sending = { hub, groups, directory, pins, seen, random, requireIdentity }

  return {
    safetyNumber: async (contact) => (await comparing()).safetyNumber(contact),
    compareSafetyCode: async (contact, scanned) => (await comparing()).compareSafetyCode(contact, scanned),
    setVerified: async (contact, isVerified) => (await comparing()).setVerified(contact, isVerified),
    verificationOf: (contact) => verificationOf(pins, contact),
    onVerificationChange: (handler) => verificationListeners.add(handler),
    devices: async () => (await devices()).devices(),
    signOutDevice: async (deviceId) => (await devices()).signOutDevice(deviceId),
    replaceRecoveryCode: async (change) => (await devices()).replaceRecoveryCode(change),
    isRecoveryCodeUsed: async () => (await devices()).isRecoveryCodeUsed(),
    ownNotes: async () => (await import('./own-notes.ts')).createOwnNotes(requireIdentity, random),
    offerPairing: () => pairing.offerPairing(),
    answerPairing: (text) => pairing.answerPairing(text),
    requestPairing: () => pairing.requestPairing(),
    onPairingRequested: (handler) => pairing.onPairingRequested(handler),
    get readiness() {
      return own.readiness
    },
    onReadinessChange: (handler) => own.onReadinessChange(handler),
    start: () => own.find(),
    loadRecoveryCode: () => own.loadRecoveryCode(),
    confirmRecoveryCode: (typed) => own.confirmRecoveryCode(typed),
    enrolWithRecoveryCode: (typed) => own.enrolWithRecoveryCode(typed),
    startOver: () => own.startOver(),
    async openGroup(groupId, expected): Promise<GroupReadiness> {
      if (expected) groups.expect(groupId, expected)
      try {
        const { server } = await groups.loadSendable(groupId)
        if (server.pending.length > 0) inBackground(groups.serve(groupId), groupId)
        inBackground(groups.lookForKeys(groupId), groupId)
        return { kind: 'ready' }
      } catch (error) {
        if (error instanceof EncryptionNotReadyError) return notReadyOf(error)
        throw error
      }
    },
    async acceptContactKeys(userIds) {
      const verified = userIds.filter((contact) => verificationOf(pins, contact) === 'changed')
      for (const contact of userIds) pins.acceptRoot(contact)
      await pins.save()
      for (const contact of verified) tellVerification(contact)
    },
    addToGroup: (groupId, userIds) => groups.add(groupId, userIds),
    changeGroup: (groupId, change) => groups.change(groupId, change),
    groupSecurity: (groupId) => securityOf(groups.peek(groupId), directory),
    onGroupSecurityChange: (handler) => securityListeners.add(handler),
    async rekeyGroups(groupIds = groups.known()) {
      own.require()
      const renewed = await mapLimited(groupIds, 4, (groupId) =>
        groups.rekey(groupId).catch((error: unknown) => {
          log.error('A group could not get a fresh key', { groupId, error: errorName(error) })
          return false
        }),
      )
      return groupIds.filter((_, index) => renewed[index])
    },
    async send(message) {
      own.require()
      return sendMessage(sending, message)
    },
    sendToEach: async (message) => (await import('./send-to-each.ts')).sendToEach(sending, message),
    async edit(message, body) {
      own.require()
      await replaceMessage(sending, message, body)
      inBackground(seen.save())
    },
    async delete(message) {
      own.require()
      if (message.senderId === userId) await replaceMessage(sending, message, null)
      inBackground(seen.save())
      await hub.send('DeleteMessage', [message.messageId, message.groupId])
    },
    async open(messages) {
      const opened = await reader.open(groups, messages)
      inBackground(Promise.all([pins.save(), seen.save()]))
      return opened
    },
    onOpenedLater: (handler) => reader.onOpenedLater(handler),
    onContactKeysChanged: (handler) => contactListeners.add(handler),
    follow: (events) => followKeys(catchUp, events),
  }
}

function notReadyOf({ reason, userIds }: EncryptionNotReadyError): GroupReadiness {
  if (reason === 'contact-reset' || reason === 'unexpected-member') return { kind: 'not-ready', reason, userIds }
  return { kind: 'not-ready', reason }
}
