import type { OwnDevice } from '@umkreis/chat-hub'
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile'
import { LaptopIcon } from '@phosphor-icons/react/dist/csr/Laptop'
import { Button, Tag, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { lastUseWords } from '../../logic/last-use.ts'
import { disc, nameLine, row, words } from '../../../../shared/ui/device-rows.css.ts'

const HANDHELD = /iPhone|iPad|Android/

/** One device: what it is called, when it was last used, and how to sign it out. */
export function DeviceRow({
  device,
  nowMs,
  onSignOut,
}: {
  device: OwnDevice
  nowMs: number
  onSignOut: () => void
}): ReactNode {
  const name = device.name ?? copy.device.unnamed
  const Icon = HANDHELD.test(name) ? DeviceMobileIcon : LaptopIcon
  return (
    <li className={row}>
      <span className={disc}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={words}>
        <div className={nameLine}>
          <Text as="span" weight={600}>
            {name}
          </Text>
          {device.isThis ? <Tag>{copy.device.isThis}</Tag> : null}
        </div>
        <Text as="span" size="small" tone="muted">
          {lastUseWords(device, nowMs)}
        </Text>
      </div>
      <Button variant="text" size={32} aria-label={copy.device.signOutNamed(name)} onPress={onSignOut}>
        {copy.device.signOut}
      </Button>
    </li>
  )
}
