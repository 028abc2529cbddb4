import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { OWN_DEVICES_MAX, type DeviceId, type OwnDevicePut, type OwnDevicesAnswer } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { e2eeDevices } from '../../db/schema/index.ts'

/** Reads the sealed names and last uses of the viewer's own devices, the one used last first. */
export async function readOwnDevices(db: Db, viewer: Viewer): Promise<OwnDevicesAnswer> {
  const rows = await db
    .select()
    .from(e2eeDevices)
    .where(eq(e2eeDevices.userId, viewer.userId))
    .orderBy(desc(e2eeDevices.lastUsedAt), e2eeDevices.deviceId)
  const devices = rows.map(({ deviceId, name, lastUsedAt }) => ({
    deviceId: deviceId as DeviceId,
    name,
    lastUsedAt: lastUsedAt.toISOString(),
  }))
  return { devices }
}

/** Notes that a device of the viewer is in use, and what it is called; forgets those used longest ago beyond `OWN_DEVICES_MAX`. */
export async function putOwnDevice(
  { db, now }: { db: Db; now: () => Date },
  viewer: Viewer,
  deviceId: DeviceId,
  { name }: OwnDevicePut,
): Promise<void> {
  const { userId } = viewer
  const lastUsedAt = now()
  await db
    .insert(e2eeDevices)
    .values({ userId, deviceId, name, lastUsedAt })
    .onConflictDoUpdate({
      target: [e2eeDevices.userId, e2eeDevices.deviceId],
      set: { lastUsedAt, name: sql`coalesce(excluded.name, ${e2eeDevices.name})` },
    })
  const beyond = db
    .select({ deviceId: e2eeDevices.deviceId })
    .from(e2eeDevices)
    .where(eq(e2eeDevices.userId, userId))
    .orderBy(desc(e2eeDevices.lastUsedAt), e2eeDevices.deviceId)
    .offset(OWN_DEVICES_MAX)
  await db.delete(e2eeDevices).where(and(eq(e2eeDevices.userId, userId), inArray(e2eeDevices.deviceId, beyond)))
}
