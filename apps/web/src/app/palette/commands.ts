import { DesktopIcon } from '@phosphor-icons/react/dist/csr/Desktop'
import { ListMagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/ListMagnifyingGlass'
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun'
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle'
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus'
import type { SchemeChoice } from '@umkreis/design-system'
import type { User } from '@umkreis/schemas'
import type { ComponentType } from 'react'
import { paths } from '../../shared/paths.ts'
import { isManager, NAVIGATION } from '../shell/navigation.ts'
import { copy } from './command-copy.ts'

/** What a command does. */
export type CommandEffect =
  | { readonly kind: 'go'; readonly path: string; readonly state?: object }
  | { readonly kind: 'choose-scheme'; readonly scheme: SchemeChoice }
  | { readonly kind: 'search-messages' }
  | { readonly kind: 'sign-out' }

/** Something that can be done from anywhere. */
export type Command = {
  readonly id: string
  readonly group: 'places' | 'actions'
  readonly label: string
  /** Other words by which somebody may look for it. */
  readonly keywords: string
  readonly icon: ComponentType<{ size: number }>
  readonly effect: CommandEffect
}

const SCHEMES = [
  { scheme: 'system', label: copy.schemes.system, icon: DesktopIcon },
  { scheme: 'light', label: copy.schemes.light, icon: SunIcon },
  { scheme: 'dark', label: copy.schemes.dark, icon: MoonIcon },
] as const

/** Everything that somebody may do, in the order in which it stands before anything is typed. */
export function listCommands(user: User): Command[] {
  const places = NAVIGATION.filter((entry) => entry.isFor(user)).flatMap(
    ({ label, menuLabel = '', keywords = '', path, icon, pages }): Command[] =>
      (pages ?? [{ label: '', path }]).map((page) => ({
        id: `go:${page.path}`,
        group: 'places',
        label: page.label ? `${label}: ${page.label}` : label,
        keywords: `${menuLabel} ${keywords}`,
        icon,
        effect: { kind: 'go', path: page.path },
      })),
  )
  const profile: Command = {
    id: `go:${paths.profile()}`,
    group: 'places',
    label: copy.profile,
    keywords: copy.profileKeywords,
    icon: UserCircleIcon,
    effect: { kind: 'go', path: paths.profile() },
  }
  const invite: Command = {
    id: 'invite',
    group: 'actions',
    label: copy.invite,
    keywords: copy.inviteKeywords,
    icon: UserPlusIcon,
    effect: { kind: 'go', path: paths.admin(), state: { invite: true } },
  }
  const search: Command = {
    id: 'search-messages',
    group: 'actions',
    label: copy.searchMessages,
    keywords: copy.searchKeywords,
    icon: ListMagnifyingGlassIcon,
    effect: { kind: 'search-messages' },
  }
  const schemes = SCHEMES.map(({ scheme, label, icon }): Command => ({
    id: `scheme:${scheme}`,
    group: 'actions',
    label,
    keywords: copy.schemeKeywords,
    icon,
    effect: { kind: 'choose-scheme', scheme },
  }))
  const signOut: Command = {
    id: 'sign-out',
    group: 'actions',
    label: copy.signOut,
    keywords: copy.signOutKeywords,
    icon: SignOutIcon,
    effect: { kind: 'sign-out' },
  }
  return [...places, profile, search, ...(isManager(user) ? [invite] : []), ...schemes, signOut]
}
