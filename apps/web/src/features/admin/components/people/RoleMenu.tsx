import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { Button, Menu, MenuItem } from '@umkreis/design-system'
import type { OrganisationRole } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { peopleCopy as copy } from './copy.ts'

const ROLES = Object.keys(copy.roles) as OrganisationRole[]

type RoleMenuProps = {
  readonly label: string
  readonly trigger?: ReactNode
  readonly selected?: OrganisationRole
  readonly onSelect: (role: OrganisationRole) => void
}

/** One of the roles, each with what it may do. */
export function RoleMenu({ label, trigger, selected, onSelect }: RoleMenuProps): ReactNode {
  return (
    <Menu
      label={label}
      selected={selected ?? ''}
      onSelect={(id) => {
        if (id !== selected) onSelect(id as OrganisationRole)
      }}
      trigger={
        trigger ?? (
          <Button
            variant="soft"
            size={32}
            iconEnd={<CaretDownIcon size={14} aria-hidden />}
            aria-label={`${label}: ${copy.roles[selected ?? 'member']}`}
          >
            {copy.roles[selected ?? 'member']}
          </Button>
        )
      }
    >
      {ROLES.map((role) => (
        <MenuItem key={role} id={role} description={copy.roleLines[role]}>
          {copy.roles[role]}
        </MenuItem>
      ))}
    </Menu>
  )
}
