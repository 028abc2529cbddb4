import { DesktopIcon } from '@phosphor-icons/react/dist/csr/Desktop'
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon'
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun'
import { SegmentedControl, type SchemeChoice } from '@umkreis/design-system'
import type { ComponentType, ReactNode } from 'react'
import { icon } from './scheme-control.css.ts'
import { copy } from './copy.ts'

type SchemeControlProps = { readonly selected: SchemeChoice; readonly onSelect: (choice: SchemeChoice) => void }

/** Light, dark, or as the device is. */
export function SchemeControl({ selected, onSelect }: SchemeControlProps): ReactNode {
  return (
    <SegmentedControl<SchemeChoice>
      label={copy.scheme}
      segments={[
        { id: 'system', label: copy.schemes.system, icon: <SchemeIcon of={DesktopIcon} /> },
        { id: 'light', label: copy.schemes.light, icon: <SchemeIcon of={SunIcon} /> },
        { id: 'dark', label: copy.schemes.dark, icon: <SchemeIcon of={MoonIcon} /> },
      ]}
      selected={selected}
      onSelect={onSelect}
    />
  )
}

function SchemeIcon({ of: Icon }: { of: ComponentType<{ size: number }> }) {
  return (
    <span className={icon} aria-hidden>
      <Icon size={18} />
    </span>
  )
}
