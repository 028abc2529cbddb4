import type { IncomingPairing } from '@umkreis/chat-hub'
import { type ReactNode, useEffect, useState } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { IncomingPairingDialog } from './IncomingPairingDialog.tsx'

/** New devices that ask to be let in, one after the other. */
export function IncomingPairings({ devices }: { devices: Devices }): ReactNode {
  const [waiting, setWaiting] = useState<readonly IncomingPairing[]>([])
  useEffect(
    () =>
      devices.onPairingRequested((incoming) =>
        setWaiting((others) => [...others.filter(({ pairingId }) => pairingId !== incoming.pairingId), incoming]),
      ),
    [devices],
  )
  const [first] = waiting
  if (!first) return null
  const end = () => setWaiting((all) => all.filter(({ pairingId }) => pairingId !== first.pairingId))
  return <IncomingPairingDialog key={first.pairingId} incoming={first} onEnd={end} />
}
