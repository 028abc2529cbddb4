import { ListIcon } from '@phosphor-icons/react/dist/csr/List'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { IconButton } from '@umkreis/design-system'
import { useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { showPaletteAtom } from '../palette/palette-state.ts'
import { Logo } from './Logo.tsx'
import type { NavigationEntry } from './navigation.ts'
import { spacer, topBar } from './shell.css.ts'
import { SlideInMenu } from './SlideInMenu.tsx'
import { copy } from './copy.ts'

/** The head of small screens: logo, and the button that opens the menu. */
export function TopBar({ entries }: { entries: readonly NavigationEntry[] }): ReactNode {
  // Open at one place: whatever leads to another closes it.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const showPalette = useSetAtom(showPaletteAtom)
  return (
    <header className={topBar}>
      <Logo place="bar" />
      <span className={spacer} />
      <IconButton
        label={copy.goAnywhere}
        icon={<MagnifyingGlassIcon size={24} />}
        size={48}
        aria-haspopup="dialog"
        onPress={() => showPalette(true)}
      />
      <IconButton
        label={copy.openMenu}
        icon={<ListIcon size={24} />}
        size={48}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpenAt(key)}
      />
      <SlideInMenu entries={entries} isOpen={isOpen} onClose={() => setOpenAt(undefined)} />
    </header>
  )
}
