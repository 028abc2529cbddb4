import type { OwnDevice } from '@umkreis/chat-hub'
import { Button, Skeleton, Stack } from '@umkreis/design-system'
import { type ReactNode, useState } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { copy } from '../../copy.ts'
import { useOwnDevices } from '../../hooks/use-own-devices.ts'
import { problemWords } from '../../logic/problem-words.ts'
import { rows } from '../../../../shared/ui/device-rows.css.ts'
import { Problem } from '../Problem.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'

/** The devices of one's own account. */
export function DeviceList({ devices }: { devices: Devices }): ReactNode {
  const { data, error, isFetching, refetch } = useOwnDevices(devices)
  const [leaving, setLeaving] = useState<OwnDevice>()
  // The clock of the moment in which the list was asked for is good enough for days.
  const [nowMs] = useState(() => Date.now())

  if (!data && error) {
    return (
      <Stack gap={12}>
        <Problem words={`${copy.section.failed}. ${problemWords(error)}`} />
        <div>
          <Button loading={isFetching} onPress={() => void refetch()}>
            {copy.section.retry}
          </Button>
        </div>
      </Stack>
    )
  }
  if (!data) {
    return <Skeleton rows={2} label={copy.section.loading} />
  }
  return (
    <>
      <ul className={rows} aria-label={copy.device.list}>
        {data.devices.map((device) => (
          <DeviceRow key={device.deviceId} device={device} nowMs={nowMs} onSignOut={() => setLeaving(device)} />
        ))}
      </ul>
      {leaving ? <SignOutDialog device={leaving} devices={devices} onClose={() => setLeaving(undefined)} /> : null}
    </>
  )
}
