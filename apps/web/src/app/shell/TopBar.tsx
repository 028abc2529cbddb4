import { ListIcon } from '@phosphor-icons/react/dist/csr/List'
import { IconButton } from '@umkreis/design-system'
import { useState, type ReactNode } from 'react'
import { Logo } from './Logo.tsx'
import type { NavigationEntry } from './navigation.ts'
import { topBar } from './shell.css.ts'
import { SlideInMenu } from './SlideInMenu.tsx'

/** The head of small screens: logo, and the button that opens the menu. */
export function TopBar({ entries }: { entries: readonly NavigationEntry[] }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <header className={topBar}>
      <Logo place="bar" />
      <IconButton
        label="Open menu"
        icon={<ListIcon size={24} />}
        size={48}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <SlideInMenu entries={entries} isOpen={isOpen} onClose={() => setOpen(false)} />
    </header>
  )
}
