import type { DeviceKind } from '@umkreis/crypto'
import type { DeviceId } from '@umkreis/schemas'

/** A device of one's own account that counts now, or the recovery code, which counts as one. */
export interface OwnDevice {
  readonly deviceId: DeviceId
  /** `recovery` is the recovery code. */
  readonly kind: DeviceKind
  /** What the device calls itself; `null` when it has not said, and for the recovery code. Sealed: the server does not know it. */
  readonly name: string | null
  /** Whether it is the device that this runs on. */
  readonly isThis: boolean
  /** When the device joined by the clock of the one that signed it in, milliseconds since 1970. */
  readonly addedAtMs: number
  /** When it was last started; `null` when the server does not know. The server's word alone. */
  readonly lastUsedAtMs: number | null
}

/** The devices of one's own account and the code that stands in for them. All of it changes the account's signed chain, one change at a time. */
export interface OwnDevices {
  /**
   * Every device that can read and write for this account, the recovery code included; this one first, then by the time they joined.
   *
   * @throws {EncryptionNotReadyError}
   */
  devices(): Promise<OwnDevice[]>
  /**
   * Takes a device out: there is a new key for all others, and the groups that this one knows get fresh keys in the background. The device can read
   * nothing that is written afterwards, and sign nothing that others accept. This very device may be taken out as well: it forgets its keys and is
   * `signed-out`. Done already counts as done.
   *
   * @throws {EncryptionNotReadyError}
   * @throws {NoSuchDeviceError} If it never was a device of this account, or is the recovery code.
   * @throws {LastDeviceError} If nothing would be left that can read: no other device, and no recovery code.
   */
  signOutDevice(deviceId: DeviceId): Promise<void>
  /**
   * Replaces the recovery code: the old one opens nothing any more. The new code is kept on this device until its owner has typed back part of it.
   *
   * @param options.signOut Devices that were lost and go in the same step.
   * @returns The new code, to be shown.
   * @throws {EncryptionNotReadyError}
   * @throws {NoSuchDeviceError} If one of `signOut` never was a device of this account, or is this one.
   */
  replaceRecoveryCode(options?: { readonly signOut?: readonly DeviceId[] }): Promise<string>
  /** Whether this device was enrolled with the recovery code that still holds: who typed it in lost something, and had better replace it. */
  isRecoveryCodeUsed(): Promise<boolean>
}
