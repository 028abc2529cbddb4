import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown'
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { Button, IconButton, Menu, MenuItem } from '@umkreis/design-system'
import type { CustomField } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import type { useProfileFields } from '../../hooks/use-profile-fields.ts'
import { formatDay } from '../../logic/format-moment.ts'
import { moveWithin } from '../../logic/move-within.ts'
import * as css from '../shared/managed.css.ts'
import { customizationCopy } from './copy.ts'

const copy = customizationCopy.fields

/** The organisation's fields in the order of the profile; those being deleted last, with the way back. */
export function FieldList({
  fields,
  actions,
  onEdit,
}: {
  fields: readonly CustomField[]
  actions: ReturnType<typeof useProfileFields>
  onEdit: (field: CustomField) => void
}): ReactNode {
  const shown = fields.filter(({ isDeleting }) => !isDeleting)
  const move = (place: number, by: 1 | -1) => actions.order(moveWithin(shown, place, by).map(({ id }) => id))
  return (
    <ul className={css.list}>
      {shown.map((field, place) => (
        <li key={field.id} className={css.entry}>
          <Words field={field} />
          <span className={css.entryActions}>
            <IconButton
              label={copy.up(field.name)}
              icon={<ArrowUpIcon size={20} />}
              disabled={place === 0 || actions.isChanging}
              onPress={() => move(place, -1)}
            />
            <IconButton
              label={copy.down(field.name)}
              icon={<ArrowDownIcon size={20} />}
              disabled={place === shown.length - 1 || actions.isChanging}
              onPress={() => move(place, 1)}
            />
            <Menu
              label={copy.actions(field.name)}
              trigger={<IconButton label={copy.actions(field.name)} icon={<DotsThreeIcon size={24} weight="bold" />} />}
            >
              <MenuItem icon={<PencilSimpleIcon size={20} />} onAction={() => onEdit(field)}>
                {copy.edit}
              </MenuItem>
              <MenuItem icon={<TrashIcon size={20} />} tone="danger" onAction={() => actions.remove(field)}>
                {copy.delete}
              </MenuItem>
            </Menu>
          </span>
        </li>
      ))}
      {fields
        .filter(({ isDeleting }) => isDeleting)
        .map((field) => (
          <li key={field.id} className={css.entry}>
            <span className={`${css.entryWords} ${css.faded}`}>
              <span className={css.entryName}>{field.name}</span>
              <span className={css.entryLine}>{copy.deleting(formatDay(field.goneAt ?? ''))}</span>
            </span>
            <Button size={32} aria-label={copy.restoreLabel(field.name)} onPress={() => actions.restore(field)}>
              {copy.restore}
            </Button>
          </li>
        ))}
    </ul>
  )
}

function Words({ field: { name, type, isRequired, isForManagers, filledCount } }: { field: CustomField }) {
  return (
    <span className={css.entryWords}>
      <span className={css.entryName}>{name}</span>
      <span className={css.entryLine}>
        <span>{copy.types[type]}</span>
        <span>{isRequired ? copy.required : copy.optional}</span>
        {isForManagers ? <span>{copy.forManagers}</span> : null}
        <span>{copy.filled(filledCount)}</span>
      </span>
    </span>
  )
}
