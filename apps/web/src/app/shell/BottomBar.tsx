import { Avatar, Link } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { currentUserAtom } from '../../services/session.ts'
import { formatName } from '../../shared/format/format-name.ts'
import { paths } from '../../shared/paths.ts'
import { isWithin, type NavigationEntry } from './navigation.ts'
import { bottomBar, count, portrait, tab, tabCount, tabIcon } from './shell.css.ts'
import { WaitingCount } from './WaitingCount.tsx'
import { copy } from './copy.ts'

/** The navigation at the foot of small screens. */
export function BottomBar({ entries }: { entries: readonly NavigationEntry[] }): ReactNode {
  const { pathname } = useLocation()
  const user = useAtomValue(currentUserAtom)
  const shown = entries
    .filter((one) => one.bottomBarPlace !== undefined)
    .sort((a, b) => (a.bottomBarPlace ?? 0) - (b.bottomBarPlace ?? 0))
  const current = (path: string) => (isWithin(pathname, path) ? { 'aria-current': 'page' as const } : {})
  return (
    <nav className={bottomBar} aria-label={copy.mainAreas}>
      {shown.map(({ label, path, icon: Icon, counts }) => (
        <Link key={path} tone="plain" href={path} className={tab} {...current(path)}>
          <span className={tabIcon}>
            <Icon size={20} weight={isWithin(pathname, path) ? 'fill' : 'regular'} />
            {counts ? <WaitingCount of={counts} className={`${count} ${tabCount}`} /> : null}
          </span>
          {label}
        </Link>
      ))}
      <Link tone="plain" href={paths.profile()} className={tab} {...current(paths.profile())}>
        <span className={tabIcon}>
          <span className={portrait}>
            <Avatar name={formatName(user)} src={user.avatarUrl} size={24} />
          </span>
        </span>
        {copy.profile}
      </Link>
    </nav>
  )
}
