import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle'
import { Button, Link } from '@umkreis/design-system'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { signOutAtom } from '../../../services/session.ts'
import { paths } from '../../../shared/paths.ts'
import { copy } from '../copy.ts'
import { menu, menuEntry } from './profile.css.ts'

/** The pages of the profile, and the way out. */
export function ProfileMenu(): ReactNode {
  const { pathname } = useLocation()
  const signOut = useSetAtom(signOutAtom)
  return (
    <nav className={menu} aria-label={copy.menu}>
      <Link
        tone="plain"
        className={menuEntry}
        href={paths.profile()}
        {...(pathname === paths.profile() ? { 'aria-current': 'page' as const } : {})}
      >
        <UserCircleIcon size={20} aria-hidden />
        {copy.account}
      </Link>
      <Button variant="text" size={40} className={menuEntry} icon={<SignOutIcon size={20} />} onPress={() => signOut()}>
        {copy.logOut}
      </Button>
    </nav>
  )
}
