import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle'
import { Button, Link } from '@umkreis/design-system'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { signOutAtom } from '../../../services/session.ts'
import { paths } from '../../../shared/paths.ts'
import { copy } from '../copy.ts'
import { SECTIONS } from '../sections.ts'
import { account, menu, menuEntry, part, parts, wayOut } from './profile.css.ts'

/** The pages of the profile, one's own code, and the way out. */
export function ProfileMenu({ onCode }: { onCode: () => void }): ReactNode {
  const { pathname } = useLocation()
  const signOut = useSetAtom(signOutAtom)
  return (
    <nav className={menu} aria-label={copy.menu}>
      <Link
        tone="plain"
        className={`${menuEntry} ${account}`}
        href={paths.profile()}
        {...(pathname === paths.profile() ? { 'aria-current': 'page' as const } : {})}
      >
        <UserCircleIcon size={20} aria-hidden />
        {copy.account}
      </Link>
      <div className={parts}>
        {Object.values(SECTIONS).map(({ id, label }) => (
          <a key={id} className={part} href={`#${id}`}>
            {label}
          </a>
        ))}
      </div>
      <Button
        variant="text"
        size={40}
        className={`${menuEntry} ${account}`}
        icon={<QrCodeIcon size={20} />}
        onPress={onCode}
      >
        {copy.showCode}
      </Button>
      <Button
        variant="text"
        size={40}
        className={`${menuEntry} ${wayOut}`}
        icon={<SignOutIcon size={20} />}
        onPress={() => signOut()}
      >
        {copy.logOut}
      </Button>
    </nav>
  )
}
