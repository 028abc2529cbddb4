import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { Button, Menu, MenuItem } from '@umkreis/design-system'
import type { FieldVisibility } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { currentUserAtom } from '../../../../services/session.ts'
import { visibilityCopy as copy } from './copy.ts'
import { type FieldPlace, useVisibility } from './use-visibility.ts'
import { trigger } from './visibility.css.ts'

const ICONS = { everybody: EyeIcon, groups: UsersThreeIcon, managers: LockSimpleIcon } as const
const CHOICES = Object.keys(ICONS) as FieldVisibility[]

/** Stands beside a field's label: says who sees it, and lets one choose. `label` is the field's name. */
export function VisibilityMenu({ label, ...place }: { label: string } & FieldPlace): ReactNode {
  const visibility = useVisibility(place)
  const words = copy.choices[useAtomValue(currentUserAtom).isGlobal ? 'community' : 'organisation']
  if (!visibility) return null
  const { who, change } = visibility
  const Icon = ICONS[who]
  return (
    <Menu
      label={copy.menu(label)}
      selected={who}
      onSelect={(id) => {
        if (id !== who) change(id as FieldVisibility)
      }}
      trigger={
        <Button
          variant="text"
          size={32}
          className={trigger}
          icon={<Icon size={16} />}
          aria-label={copy.trigger(label, words[who].label)}
        >
          {words[who].label}
        </Button>
      }
    >
      {CHOICES.map((choice) => (
        <MenuItem key={choice} id={choice} description={words[choice].line}>
          {words[choice].label}
        </MenuItem>
      ))}
    </Menu>
  )
}
