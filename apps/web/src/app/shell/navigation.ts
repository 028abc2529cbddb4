import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import type { User } from '@umkreis/schemas'
import type { ComponentType } from 'react'
import { paths } from '../../shared/paths.ts'
import { SurroundMeIcon } from './SurroundMeIcon.tsx'

/** A way to one of the product's areas. */
export type NavigationEntry = {
  readonly label: string
  /** What it is called where there is less room, or more to tell apart. */
  readonly menuLabel?: string
  readonly spokenLabel?: string
  readonly path: string
  readonly icon: ComponentType<{ size: number; weight?: 'regular' | 'fill' }>
  readonly counts?: 'unread'
  readonly isFor: (user: User) => boolean
  /** Where it stands in a phone's bottom bar, from the left; what has no place there is in the slide-in menu alone. */
  readonly bottomBarPlace?: number
}

const everyone = () => true

/** All areas, in the order of the side list. An area appears here once it is there. */
export const NAVIGATION: readonly NavigationEntry[] = [
  {
    label: 'Surround me',
    menuLabel: 'Search',
    spokenLabel: 'Surround me search',
    path: paths.surroundMe(),
    icon: SurroundMeIcon,
    isFor: everyone,
    bottomBarPlace: 1,
  },
  {
    label: 'Chat',
    path: paths.chat(),
    icon: ChatCircleIcon,
    counts: 'unread',
    isFor: everyone,
    bottomBarPlace: 3,
  },
  {
    label: 'Admin',
    path: paths.admin(),
    icon: SlidersHorizontalIcon,
    isFor: (user) => user.role === 'Manager' && !user.isGlobal,
    bottomBarPlace: 2,
  },
]

/** Whether a place belongs to an area. */
export function isWithin(pathname: string, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`)
}
