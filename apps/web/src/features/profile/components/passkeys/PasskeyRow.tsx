import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { IconButton, Menu, MenuItem, Tag, Text } from '@umkreis/design-system'
import type { Passkey } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { LOCALE } from '../../../../shared/i18n/locale.ts'
import { disc, nameLine, row, words } from '../../../../shared/ui/device-rows.css.ts'
import { passkeysCopy as copy } from './copy.ts'
import { nameOf } from './use-passkeys.ts'

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' })

/** One passkey: what it is called, since when it is there, when it was last used, and what can be done with it. */
export function PasskeyRow({
  passkey,
  onRename,
  onRemove,
}: {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}): ReactNode {
  const { createdAt, lastUsedAt, isSynced } = passkey
  const name = nameOf(passkey)
  const used = lastUsedAt ? copy.used(DAY.format(new Date(lastUsedAt))) : copy.neverUsed
  return (
    <li className={row}>
      <span className={disc}>
        <FingerprintIcon size={20} aria-hidden />
      </span>
      <div className={words}>
        <div className={nameLine}>
          <Text as="span" weight={600}>
            {name}
          </Text>
          {isSynced ? <Tag>{copy.synced}</Tag> : null}
        </div>
        <Text as="span" size="small" tone="muted">
          {copy.added(DAY.format(new Date(createdAt)))} · {used}
        </Text>
      </div>
      <Menu
        label={copy.actions(name)}
        trigger={<IconButton label={copy.actions(name)} icon={<DotsThreeIcon size={24} weight="bold" />} />}
      >
        <MenuItem icon={<PencilSimpleIcon size={20} />} onAction={onRename}>
          {copy.rename.action}
        </MenuItem>
        <MenuItem icon={<TrashIcon size={20} />} tone="danger" onAction={onRemove}>
          {copy.remove.action}
        </MenuItem>
      </Menu>
    </li>
  )
}
