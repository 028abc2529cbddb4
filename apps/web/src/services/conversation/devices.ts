import type { DevicePairing, NotReadyReason, OwnDevices, SealedConversations } from '@umkreis/chat-hub'
import { atom } from 'jotai'
import { logError } from '../log.ts'
import { createCell, type Observed } from './observed.ts'

/**
 * Whether messages open on this device.
 * - `preparing`: not known yet; passes by itself once the server is reached.
 * - `new`: the account was used before, and this device has not been let in; or its browser has deleted what let it in.
 * - `signed-out`: another device signed this one out.
 * - `started-over`: the account was started over elsewhere, or the server says so.
 * - `damaged`: what let it in can't be read any more.
 */
export type DeviceState = 'preparing' | 'ready' | 'new' | 'signed-out' | 'started-over' | 'damaged'

/** The recovery code as far as this device has it: until its owner has confirmed to have it elsewhere. */
export type CodeHere = { readonly kind: 'unknown' | 'saved' } | { readonly kind: 'unsaved'; readonly code: string }

/** The member's own devices, the code that stands in for them, and how further ones are let in. */
export interface Devices extends OwnDevices, DevicePairing {
  readonly state: Observed<DeviceState>
  readonly code: Observed<CodeHere>
  /** Checks one group of the code as its owner typed it. If it fits, the code is forgotten here. */
  confirmCode(typed: string): Promise<boolean>
  /** Lets this device in. @throws {RecoveryCodeError | WrongRecoveryCodeError | RecoveryNotSignedError} If the code is not the one. */
  enrolWithCode(typed: string): Promise<void>
  /** Begins anew for who has neither code nor device: what was written before stays closed here. */
  startOver(): Promise<void>
}

const STATE_OF: Readonly<Record<NotReadyReason, DeviceState>> = {
  starting: 'preparing',
  unreachable: 'preparing',
  'not-enrolled': 'new',
  'signed-out': 'signed-out',
  'identity-changed': 'started-over',
  'store-unreadable': 'damaged',
}

/** What the sealing layer says of this device, as its owner is told. */
export function createDevices(sealed: SealedConversations & OwnDevices & DevicePairing): Devices {
  const stateNow = (): DeviceState => (sealed.readiness.kind === 'ready' ? 'ready' : STATE_OF[sealed.readiness.reason])
  const state = createCell(stateNow())
  const code = createCell<CodeHere>({ kind: 'unknown' }, isSameCode)
  const lookForCode = async () => {
    try {
      const found = await sealed.loadRecoveryCode()
      code.set(found === undefined ? { kind: 'saved' } : { kind: 'unsaved', code: found })
    } catch (error) {
      logError('The recovery code could not be loaded', error)
    }
  }
  sealed.onReadinessChange(() => {
    state.set(stateNow())
    void lookForCode()
  })
  void lookForCode()
  return {
    state,
    code,
    async confirmCode(typed) {
      const fits = await sealed.confirmRecoveryCode(typed)
      if (fits) await lookForCode()
      return fits
    },
    enrolWithCode: (typed) => sealed.enrolWithRecoveryCode(typed),
    async startOver() {
      await sealed.startOver()
      await lookForCode()
    },
    async replaceRecoveryCode(options) {
      const replaced = await sealed.replaceRecoveryCode(options)
      await lookForCode()
      return replaced
    },
    devices: () => sealed.devices(),
    signOutDevice: (deviceId) => sealed.signOutDevice(deviceId),
    isRecoveryCodeUsed: () => sealed.isRecoveryCodeUsed(),
    offerPairing: () => sealed.offerPairing(),
    answerPairing: (text) => sealed.answerPairing(text),
    requestPairing: () => sealed.requestPairing(),
    onPairingRequested: (handler) => sealed.onPairingRequested(handler),
  }
}

function isSameCode(one: CodeHere, other: CodeHere): boolean {
  const codeOf = (here: CodeHere) => (here.kind === 'unsaved' ? here.code : undefined)
  return one.kind === other.kind && codeOf(one) === codeOf(other)
}

const devicesBase = atom<Devices | null>(null)

/** The devices of whoever is signed in; null before and after, and until this one has looked at what it keeps. */
export const devicesAtom = atom((get) => get(devicesBase))

/** Puts the devices of the member in place, or takes them away. */
export const provideDevicesAtom = atom(null, (_get, set, devices: Devices | null) => set(devicesBase, devices))
