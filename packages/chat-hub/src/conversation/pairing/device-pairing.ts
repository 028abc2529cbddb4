import type { DeviceId } from '@umkreis/schemas'
import type { Unsubscribe } from '../../connection/hub-client.ts'

/** A device that has just been let in by this one. */
export interface PairedDevice {
  readonly deviceId: DeviceId
  /** What it calls itself, `null` when it said nothing. */
  readonly name: string | null
}

/** A QR code that this device shows, and what becomes of it. Good for ten minutes and one device. */
export interface PairingOffer {
  /** To be shown as a QR code to the new device's camera and to nobody else: whoever reads it can let a device of this account in. */
  readonly text: string
  /** The device that was let in. @throws {PairingError} `expired`, `cancelled` or `forged`: somebody else answered. */
  readonly finished: Promise<PairedDevice>
  /** Lets nobody in any more. After the end it changes nothing. */
  cancel(): void
}

/** The wish of this new device to be let in by one that has the keys, without a camera. */
export interface PairingRequest {
  /** Eight digits, once another device has taken the request on; to be shown here and compared with what is shown there. */
  readonly code: Promise<string>
  /**
   * The owner saw the same code on both screens. Only now does this device trust what the other one said.
   *
   * @throws {PairingError} If it is over. Before there is a code: a `TypeError`.
   */
  confirm(): Promise<void>
  /**
   * Resolves when this device is let in and ready. Like `code`, it rejects when it is over.
   *
   * @throws {PairingError} `refused` there, `cancelled` here, `expired`, or `forged`: the server shows this device other keys of the account.
   */
  readonly finished: Promise<void>
  /** Gives up; the other device is told. After the end it changes nothing. */
  cancel(): void
}

/** A new device of one's own account asks this one to be let in. */
export interface IncomingPairing {
  readonly pairingId: string
  /**
   * Takes the request on: the owner stands before this device. From then on other devices let go of it. Asked for again, the answer is the same.
   *
   * @returns Eight digits to be compared with the new device's screen, and what the new device calls itself.
   * @throws {PairingError}
   */
  takeOn(): Promise<{ readonly code: string; readonly name: string | null }>
  /**
   * The codes are the same: lets the device in as soon as its owner has said so there, too.
   *
   * @throws {PairingError}
   * @throws {EncryptionNotReadyError}
   */
  accept(): Promise<PairedDevice>
  /** Tells the new device that it is not let in. */
  refuse(): Promise<void>
  /**
   * Resolves when the device was let in.
   *
   * @throws {PairingError} `expired`, `cancelled` there, `refused` here, `answered-elsewhere` when another device or tab took it on, or `forged`.
   */
  readonly finished: Promise<PairedDevice>
}

/** Letting a further device in, from one that has the keys to one that has none. No group is touched by it. */
export interface DevicePairing {
  /** Begins to let a device in that can read a QR code. @throws {EncryptionNotReadyError} */
  offerPairing(): Promise<PairingOffer>
  /**
   * The new device has read the QR code of one that has the keys. Resolves when it is let in and ready.
   *
   * @param text What was read.
   * @throws {PairingError} `unreadable`, `not-this-account`, `expired`, `refused`, or `forged`: the server shows this device other keys of the account.
   */
  answerPairing(text: string): Promise<void>
  /** The new device asks to be let in without a camera. */
  requestPairing(): PairingRequest
  /** Runs when a new device asks, also for what was asked while this device was away. It waits while this device itself is not ready. */
  onPairingRequested(handler: (incoming: IncomingPairing) => void): Unsubscribe
}
