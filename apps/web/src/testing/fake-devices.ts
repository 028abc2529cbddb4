import type { IncomingPairing, OwnDevice, PairedDevice } from '@umkreis/chat-hub'
import type { DeviceId } from '@umkreis/schemas'
import type { CodeHere, DeviceState, Devices } from '../services/conversation/devices.ts'
import { createCell } from '../services/conversation/observed.ts'

/** The code that every fake account begins with. */
export const FAKE_CODE = 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE-FFFFF'

/** Builds a device that was added on 2 November 2026. */
export function buildDevice(changes: Partial<Omit<OwnDevice, 'deviceId'>> & { deviceId: string }): OwnDevice {
  return {
    kind: 'device',
    name: 'Firefox on Linux',
    isThis: false,
    addedAtMs: new Date(2026, 10, 2, 9).getTime(),
    lastUsedAtMs: null,
    ...changes,
    deviceId: changes.deviceId as DeviceId,
  }
}

/** Devices in memory, driven by a test: what another device would do is done by calling here. */
export class FakeDevices implements Devices {
  readonly state = createCell<DeviceState>('ready')
  readonly code = createCell<CodeHere>({ kind: 'saved' })
  list: OwnDevice[] = [buildDevice({ deviceId: 'this', name: 'Chrome on Windows', isThis: true })]
  isCodeUsed = false
  readonly calls: unknown[][] = []
  /** Thrown by the calls of these names. */
  readonly failures = new Map<string, unknown>()
  /** What the next offer and the next request of this device come to. */
  readonly offered = Promise.withResolvers<PairedDevice>()
  readonly agreed = Promise.withResolvers<string>()
  readonly letIn = Promise.withResolvers<void>()
  /** The text of the QR code that this device shows. */
  offerText = 'UMKREIS-DEVICE:1:abc'
  #onRequested = new Set<(incoming: IncomingPairing) => void>()

  async devices() {
    this.#enter('devices')
    return this.list
  }

  async signOutDevice(deviceId: DeviceId) {
    this.#enter('signOutDevice', deviceId)
    this.list = this.list.filter((device) => device.deviceId !== deviceId)
  }

  async replaceRecoveryCode(options: { readonly signOut?: readonly DeviceId[] } = {}) {
    this.#enter('replaceRecoveryCode', options.signOut ?? [])
    this.list = this.list.filter(({ deviceId }) => !options.signOut?.includes(deviceId))
    this.isCodeUsed = false
    this.code.set({ kind: 'unsaved', code: FAKE_CODE })
    return FAKE_CODE
  }

  async isRecoveryCodeUsed() {
    return this.isCodeUsed
  }

  async confirmCode(typed: string) {
    this.#enter('confirmCode', typed)
    const here = this.code.get()
    const fits = here.kind === 'unsaved' && here.code.split('-').includes(typed)
    if (fits) this.code.set({ kind: 'saved' })
    return fits
  }

  async enrolWithCode(typed: string) {
    this.#enter('enrolWithCode', typed)
    this.isCodeUsed = true
    this.state.set('ready')
  }

  async startOver() {
    this.#enter('startOver')
    this.code.set({ kind: 'unsaved', code: FAKE_CODE })
    this.state.set('ready')
  }

  async offerPairing() {
    this.#enter('offerPairing')
    return { text: this.offerText, finished: this.offered.promise, cancel: () => void this.calls.push(['cancelOffer']) }
  }

  async answerPairing(text: string) {
    this.#enter('answerPairing', text)
    await this.letIn.promise
    this.state.set('ready')
  }

  requestPairing() {
    this.#enter('requestPairing')
    return {
      code: this.agreed.promise,
      confirm: async () => void this.calls.push(['confirmRequest']),
      finished: this.letIn.promise,
      cancel: () => void this.calls.push(['cancelRequest']),
    }
  }

  onPairingRequested(handler: (incoming: IncomingPairing) => void) {
    this.#onRequested.add(handler)
    return () => void this.#onRequested.delete(handler)
  }

  /** A new device asks to be let in. */
  ask(incoming: IncomingPairing): void {
    for (const handler of this.#onRequested) handler(incoming)
  }

  /** The calls of a name, without it. */
  callsOf(name: string): unknown[][] {
    return this.calls.filter(([called]) => called === name).map(([, ...args]) => args)
  }

  #enter(name: string, ...args: unknown[]): void {
    this.calls.push([name, ...args])
    if (this.failures.has(name)) throw this.failures.get(name)
  }
}
