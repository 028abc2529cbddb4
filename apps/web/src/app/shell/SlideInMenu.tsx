import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Avatar, IconButton, Link } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { currentUserAtom } from '../../services/session.ts'
import { unreadTotalAtom } from '../../services/unread.ts'
import { formatName } from '../../shared/format/format-name.ts'
import { paths } from '../../shared/paths.ts'
import { isWithin, type NavigationEntry } from './navigation.ts'
import {
  count,
  drawer,
  drawerEntry,
  drawerHead,
  list,
  person,
  personLine,
  personName,
  personWords,
  spacer,
} from './shell.css.ts'
import { UnreadCount } from './UnreadCount.tsx'

type SlideInMenuProps = {
  readonly entries: readonly NavigationEntry[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All areas and oneself, sliding in over a small screen. Closes on navigation, on Escape and beside it. */
export function SlideInMenu({ entries, isOpen, onClose }: SlideInMenuProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const user = useAtomValue(currentUserAtom)
  const unread = useAtomValue(unreadTotalAtom)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  const current = (path: string) => (isWithin(pathname, path) ? { 'aria-current': 'page' as const } : {})
  return (
    <dialog
      ref={dialog}
      className={drawer}
      aria-label="Menu"
      onClose={onClose}
      // A press beside it closes it too.
      {...{ closedby: 'any' }}
    >
      <div className={drawerHead}>
        <IconButton label="Close menu" icon={<XIcon size={24} />} size={48} onPress={onClose} />
      </div>
      <nav aria-label="All areas">
        <ul className={list}>
          {entries.map(({ label, menuLabel, path, icon: Icon, counts }) => (
            <li key={path}>
              <Link tone="plain" href={path} className={drawerEntry} onPress={onClose} {...current(path)}>
                <Icon size={24} weight={isWithin(pathname, path) ? 'fill' : 'regular'} />
                {menuLabel ?? label}
                {counts ? <UnreadCount className={count} total={unread} /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={spacer} />
      <Link tone="plain" href={paths.profile()} className={person} onPress={onClose} {...current(paths.profile())}>
        <Avatar name={formatName(user)} src={user.avatarUrl} size={40} />
        <span className={personWords}>
          <span className={personName}>{formatName(user)}</span>
          <span className={personLine}>Profile</span>
        </span>
      </Link>
    </dialog>
  )
}
