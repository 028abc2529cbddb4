import type { OwnDevice } from '@umkreis/chat-hub'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Devices } from '../../../services/conversation/devices.ts'

/** Everything that is known of the devices is asked for again together. */
const OWN_DEVICES = 'own-devices'

/** What can read for this account, and whether the recovery code had to be used. */
export type OwnDeviceList = { readonly devices: readonly OwnDevice[]; readonly isCodeUsed: boolean }

/** The devices of one's own account. Only while messages open on this one. */
export function useOwnDevices(devices: Devices): UseQueryResult<OwnDeviceList> {
  return useQuery({
    queryKey: [OWN_DEVICES],
    queryFn: async () => {
      const [all, isCodeUsed] = await Promise.all([devices.devices(), devices.isRecoveryCodeUsed()])
      return { devices: all.filter(({ kind }) => kind === 'device'), isCodeUsed }
    },
    // Other devices change the list, and nothing tells of it.
    staleTime: 0,
  })
}

/** Asks for the devices again, after one came or went. */
export function useReloadDevices(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: [OWN_DEVICES] }), [client])
}
