import { FlashlightIcon } from '@phosphor-icons/react/dist/csr/Flashlight'
import { Button, Select } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import type { Scanner, ScannerState } from './start-scanner.ts'

/** The light of the camera and the choice of another one, where the device has them. */
export function CameraControls({
  state,
  scanner,
}: {
  state: Extract<ScannerState, { kind: 'looking' }>
  scanner: Scanner | undefined
}): ReactNode {
  const { light, cameras, camera } = state
  return (
    <>
      {light ? (
        <Button
          variant={light === 'on' ? 'soft' : 'line'}
          icon={<FlashlightIcon size={20} weight={light === 'on' ? 'fill' : 'regular'} />}
          aria-pressed={light === 'on'}
          onPress={() => scanner?.setLight(light === 'off')}
        >
          {copy.light}
        </Button>
      ) : null}
      {cameras.length > 1 ? (
        <Select
          look="pill"
          label={copy.cameraLabel}
          choices={cameras.map(({ id, label }, index) => ({ id, label: label || copy.cameraNumber(index + 1) }))}
          selected={camera}
          onSelect={(id) => scanner?.choose(id)}
        />
      ) : null}
    </>
  )
}
