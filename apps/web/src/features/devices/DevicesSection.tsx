import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Button, ButtonLink, Heading, Skeleton, Spinner, Stack, Text } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { type Devices, devicesAtom } from '../../services/conversation/devices.ts'
import { useObserved } from '../../services/conversation/use-observed.ts'
import { paths } from '../../shared/paths.ts'
import { LoadedPart } from '../../shared/ui/LoadedPart.tsx'
import { DeviceList } from './components/list/DeviceList.tsx'
import { RecoveryRow } from './components/recovery/RecoveryRow.tsx'
import { copy } from './copy.ts'

/** With it comes what draws QR codes. */
const loadAddDevice = async () => (await import('./components/pairing/AddDeviceDialog.tsx')).AddDeviceDialog

/** The part of the profile with one's devices and the recovery code. */
export function DevicesSection(): ReactNode {
  const words = copy.section
  const devices = useAtomValue(devicesAtom)
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={2} size="title">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.line}
        </Text>
      </Stack>
      {devices ? <Content devices={devices} /> : <Skeleton rows={2} label={words.loading} />}
    </Stack>
  )
}

function Content({ devices }: { devices: Devices }) {
  const words = copy.section
  const state = useObserved(devices.state)
  const [isAdding, setAdding] = useState(false)
  if (state === 'preparing') return <Spinner size={24} label={words.preparing} showLabel />
  if (state !== 'ready') {
    return (
      <Stack gap={12}>
        <Text weight={600}>{words.closed}</Text>
        <Text size="small" tone="muted">
          {copy.open.because[state]} {words.closedLine}
        </Text>
        <div>
          <ButtonLink variant="ink" href={paths.openMessages({ returnTo: paths.profile() })}>
            {words.open}
          </ButtonLink>
        </div>
      </Stack>
    )
  }
  return (
    <>
      <div>
        <DeviceList devices={devices} />
        <RecoveryRow devices={devices} />
      </div>
      <div>
        <Button icon={<PlusIcon size={18} />} onPress={() => setAdding(true)}>
          {copy.add.action}
        </Button>
      </div>
      {isAdding ? (
        <LoadedPart
          load={loadAddDevice}
          props={{ devices, onClose: () => setAdding(false) }}
          onFailure={() => setAdding(false)}
        />
      ) : null}
    </>
  )
}
