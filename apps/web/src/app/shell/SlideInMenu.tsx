import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Avatar, Button, IconButton, Link } from '@umkreis/design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useScheme } from '../../services/scheme.ts'
import { currentUserAtom, signOutAtom } from '../../services/session.ts'
import { formatName } from '../../shared/format/format-name.ts'
import { useModalDialog } from '../../shared/hooks/use-modal-dialog.ts'
import { paths } from '../../shared/paths.ts'
import { SchemeControl } from '../../shared/ui/SchemeControl.tsx'
import { showPaletteAtom } from '../palette/palette-state.ts'
import { Logo } from './Logo.tsx'
import { isWithin, type NavigationEntry, type NavigationPage } from './navigation.ts'
import { count, spacer } from './shell.css.ts'
import * as styles from './slide-in-menu.css.ts'
import { useSwipeAway } from './use-swipe-away.ts'
import { WaitingCount } from './WaitingCount.tsx'
import { copy } from './copy.ts'

type SlideInMenuProps = {
  readonly entries: readonly NavigationEntry[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All areas and oneself, sliding in over a small screen. Closes on Escape, beside it, and pushed back out. */
export function SlideInMenu({ entries, isOpen, onClose }: SlideInMenuProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const user = useAtomValue(currentUserAtom)
  const showPalette = useSetAtom(showPaletteAtom)
  const signOut = useSetAtom(signOutAtom)
  const [scheme, chooseScheme] = useScheme()
  const current = useCurrent()
  useModalDialog(dialog, isOpen, onClose)
  useSwipeAway(dialog, isOpen, onClose)

  return (
    <dialog ref={dialog} className={styles.menu} aria-label={copy.menu}>
      <div className={styles.head}>
        <Logo place="bar" onPress={onClose} />
        <IconButton label={copy.closeMenu} icon={<XIcon size={24} />} size={48} onPress={onClose} />
      </div>
      <Button
        variant="text"
        size={48}
        full
        className={styles.goAnywhere}
        aria-haspopup="dialog"
        icon={<MagnifyingGlassIcon size={20} aria-hidden />}
        onPress={() => {
          onClose()
          showPalette(true)
        }}
      >
        {copy.goAnywhereLong}
      </Button>
      <nav aria-label={copy.allAreas}>
        <ul className={styles.list}>
          {entries
            .toSorted((a, b) => a.menuPlace - b.menuPlace)
            .map((entry) => (
              <li key={entry.path}>
                {entry.pages ? (
                  <Pages entry={entry} pages={entry.pages} onClose={onClose} />
                ) : (
                  <AreaLink entry={entry} onClose={onClose} />
                )}
              </li>
            ))}
        </ul>
      </nav>
      <div className={spacer} />
      <Link
        tone="plain"
        href={paths.profile()}
        className={styles.profile}
        onPress={onClose}
        {...current(paths.profile())}
      >
        <span className={styles.portrait}>
          <svg
            className={styles.arcs}
            viewBox="0 0 80 80"
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden
          >
            <path className={styles.arc1} d="M56.5 11.4A33 33 0 1 1 11.4 23.5" />
            <path className={styles.arc2} d="M46.8 1.6A39 39 0 0 1 76.6 53.3" />
          </svg>
          <Avatar name={formatName(user)} src={user.avatarUrl} size={56} />
        </span>
        <span className={styles.words}>
          <span className={styles.line}>{copy.profile}</span>
          <span className={styles.name}>{formatName(user)}</span>
          {user.position ? <span className={styles.line}>{user.position}</span> : null}
        </span>
        <CaretRightIcon className={styles.caret} size={20} aria-hidden />
      </Link>
      <div className={styles.foot}>
        <SchemeControl selected={scheme} onSelect={chooseScheme} />
        <Button
          variant="text"
          icon={<SignOutIcon size={20} aria-hidden />}
          onPress={() => {
            // Out of the way of the question about what is not saved.
            onClose()
            signOut()
          }}
        >
          {copy.logOut}
        </Button>
      </div>
    </dialog>
  )
}

function AreaLink({ entry, onClose }: { entry: NavigationEntry; onClose: () => void }) {
  const here = useCurrent()(entry.path)
  const { label, menuLabel, path, icon: Icon, counts } = entry
  return (
    <Link tone="plain" href={path} className={styles.entry} onPress={onClose} {...here}>
      <Icon size={24} weight={here ? 'fill' : 'regular'} />
      {menuLabel ?? label}
      {counts ? <WaitingCount of={counts} className={count} /> : null}
    </Link>
  )
}

/** An area that folds out into its pages; unfolded where one of them is shown. */
function Pages(props: { entry: NavigationEntry; pages: readonly NavigationPage[]; onClose: () => void }) {
  const { entry, onClose } = props
  const pages = props.pages.filter(({ isUnlisted }) => !isUnlisted)
  const { pathname } = useLocation()
  const isHere = isWithin(pathname, entry.path)
  const [isUnfolded, setUnfolded] = useState(isHere)
  const listId = useId()
  const { label, menuLabel, icon: Icon } = entry
  return (
    <>
      <Button
        variant="text"
        full
        className={styles.entry}
        icon={<Icon size={24} weight={isHere ? 'fill' : 'regular'} />}
        iconEnd={<CaretDownIcon className={isUnfolded ? styles.unfolded : styles.folded} size={20} aria-hidden />}
        aria-expanded={isUnfolded}
        aria-controls={listId}
        onPress={() => setUnfolded(!isUnfolded)}
      >
        {menuLabel ?? label}
      </Button>
      <ul id={listId} className={styles.pages} hidden={!isUnfolded}>
        {pages.map((page) => (
          <li key={page.path}>
            <Link
              tone="plain"
              href={page.path}
              className={styles.page}
              onPress={onClose}
              {...(pathname === page.path ? { 'aria-current': 'page' as const } : {})}
            >
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Marks a link to where one is. */
function useCurrent(): (path: string) => { 'aria-current': 'page' } | undefined {
  const { pathname } = useLocation()
  return (path) => (isWithin(pathname, path) ? { 'aria-current': 'page' } : undefined)
}
