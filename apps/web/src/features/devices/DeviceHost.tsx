import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { devicesAtom } from '../../services/conversation/devices.ts'
import { DeviceNotice } from './components/DeviceNotice.tsx'
import { IncomingPairings } from './components/pairing/IncomingPairings.tsx'

/**
 * What every screen has of the devices: the line above it, and the question of a new device that wants in.
 *
 * @param hasRoom The place of the line is kept free while this renders nothing.
 */
export function DeviceHost({ hasRoom }: { hasRoom: boolean }): ReactNode {
  const devices = useAtomValue(devicesAtom)
  if (!devices) return null
  return (
    <>
      <DeviceNotice devices={devices} hasRoom={hasRoom} />
      <IncomingPairings devices={devices} />
    </>
  )
}
