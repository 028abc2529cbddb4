import { activeDevices, equalBytes, headHash, type DeviceRecord } from '@umkreis/crypto'
import type { DeviceId } from '@umkreis/schemas'
import type { InBackground } from './background.ts'
import type { Groups } from './groups.ts'
import type { Identity, IdentityContext } from './identity.ts'
import { readDeviceName } from './identity/device-names.ts'
import { isRecoveryCodeUsed, replaceRecoveryCode } from './identity/recovery-code.ts'
import { signOutDevice } from './identity/sign-out.ts'
import type { OwnDevice, OwnDevices } from './own-devices.ts'
import type { OwnIdentity } from './own-identity.ts'

/** What {@link createOwnDevices} needs. */
export interface OwnDevicesContext extends IdentityContext {
  readonly own: OwnIdentity
  readonly groups: Groups
  readonly inBackground: InBackground
}

async function describeDevices(context: OwnDevicesContext, identity: Identity): Promise<OwnDevice[]> {
  const rows = new Map((await context.api.devices()).devices.map((row) => [row.deviceId as string, row]))
  const thisId = identity.device.public.deviceId
  // The code joined with the device that made it, and comes after it.
  const rank = ({ deviceId, kind, addedSeq }: DeviceRecord) =>
    deviceId === thisId ? 0 : addedSeq + (kind === 'recovery' ? 0.5 : 0)
  const records = activeDevices(identity.chain).sort((a, b) => rank(a) - rank(b))
  return Promise.all(
    records.map(async ({ deviceId, kind, addedAtMs }): Promise<OwnDevice> => {
      const row = kind === 'device' ? rows.get(deviceId) : undefined
      return {
        deviceId: deviceId as DeviceId,
        kind,
        name: await readDeviceName(identity, deviceId, row?.name),
        isThis: deviceId === thisId,
        addedAtMs,
        lastUsedAtMs: row ? Date.parse(row.lastUsedAt) : null,
      }
    }),
  )
}

/** The devices of the account of `own`. */
export function createOwnDevices(context: OwnDevicesContext): OwnDevices {
  const { own, groups, directory, userId, inBackground } = context

  /** Groups get fresh keys without waiting for the next message: until then, who was signed out can still read along. */
  function rekey(groupIds: ReturnType<Groups['known']>): void {
    if (!own.current) return
    for (const groupId of groupIds) inBackground(groups.loadSendable(groupId), groupId)
  }

  return {
    async devices() {
      const { chain } = own.require()
      const newest = await directory.refresh(userId)
      if (!newest || !equalBytes(headHash(newest), headHash(chain))) await own.find()
      return describeDevices(context, own.require())
    },
    async signOutDevice(deviceId) {
      own.require()
      const known = groups.known()
      await own.adopt(await signOutDevice(context, deviceId))
      rekey(known)
    },
    async replaceRecoveryCode({ signOut = [] } = {}) {
      own.require()
      const known = groups.known()
      const { recoveryCode, identity } = await replaceRecoveryCode(context, signOut)
      await own.adopt({ kind: 'enrolled', identity })
      rekey(known)
      return recoveryCode
    },
    isRecoveryCodeUsed: () => isRecoveryCodeUsed(context),
  }
}
