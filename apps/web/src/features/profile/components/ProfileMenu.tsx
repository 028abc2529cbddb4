import { LifebuoyIcon } from '@phosphor-icons/react/dist/csr/Lifebuoy'
import { PasswordIcon } from '@phosphor-icons/react/dist/csr/Password'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle'
import { Button, Link } from '@umkreis/design-system'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { signOutAtom } from '../../../services/session.ts'
import { copy } from '../copy.ts'
import { PART_PATHS, type ProfilePart } from '../logic/profile-parts.ts'
import { SECTIONS } from '../sections.ts'
import { codeEntry, menu, menuEntry, pages, part as partStyle, parts, wayOut } from './profile.css.ts'

const ICONS = { account: UserCircleIcon, password: PasswordIcon, support: LifebuoyIcon } as const

/** The pages of the profile, one's own code, and the way out. Below the page that is open stand its parts. */
export function ProfileMenu({ part, onCode }: { part: ProfilePart; onCode: () => void }): ReactNode {
  const signOut = useSetAtom(signOutAtom)
  const entry = (id: ProfilePart) => {
    const Icon = ICONS[id]
    return (
      <Link
        tone="plain"
        className={menuEntry}
        href={PART_PATHS[id]}
        {...(id === part ? { 'aria-current': 'page' as const } : {})}
      >
        <Icon size={20} aria-hidden />
        {copy.menuEntries[id]}
      </Link>
    )
  }
  return (
    <nav className={menu} aria-label={copy.menu}>
      <div className={pages}>
        {entry('account')}
        {part === 'account' ? (
          <div className={parts}>
            {Object.values(SECTIONS).map(({ id, label }) => (
              <a key={id} className={partStyle} href={`#${id}`}>
                {label}
              </a>
            ))}
          </div>
        ) : null}
        {entry('password')}
        {entry('support')}
      </div>
      <Button
        variant="text"
        size={40}
        className={`${menuEntry} ${codeEntry}`}
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
