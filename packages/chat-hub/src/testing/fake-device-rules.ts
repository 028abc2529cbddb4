import type { UserId } from '@umkreis/schemas'
import type { E2eeApi } from '../conversation/e2ee-api.ts'
import type { FakeServerTables } from './fake-server-tables.ts'

type DeviceCalls = Pick<E2eeApi, 'devices' | 'putDevice'>

/** When each device was last used: the clock of this server stands still. */
const NOW = '2026-09-01T08:00:00.000Z'

/** What the server keeps about the devices of accounts. */
export function fakeDeviceCalls(tables: FakeServerTables, caller: UserId): DeviceCalls {
  return {
    async devices() {
      const { devices } = tables.userOf(caller)
      return { devices: [...devices].map(([deviceId, name]) => ({ deviceId, name, lastUsedAt: NOW })) }
    },
    async putDevice(deviceId, { name }) {
      const { devices } = tables.userOf(caller)
      devices.set(deviceId, name ?? devices.get(deviceId) ?? null)
    },
  }
}
