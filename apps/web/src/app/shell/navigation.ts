import { ChartPieSliceIcon } from '@phosphor-icons/react/dist/csr/ChartPieSlice'
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { IntersectIcon } from '@phosphor-icons/react/dist/csr/Intersect'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import type { User } from '@umkreis/schemas'
import type { ComponentType } from 'react'
import { paths } from '../../shared/paths.ts'
import { SurroundMeIcon } from './SurroundMeIcon.tsx'
import { copy } from './copy.ts'

/** A page within an area. */
export type NavigationPage = {
  readonly label: string
  readonly path: string
  /** Whether the slide-in menu leaves it out: it is reached from the pages beside it, and by its name. */
  readonly isUnlisted?: true
}

/** A way to one of the product's areas. */
export type NavigationEntry = {
  readonly label: string
  /** What it is called in the slide-in menu. */
  readonly menuLabel?: string
  readonly spokenLabel?: string
  /** Other words by which somebody may look for it. */
  readonly keywords?: string
  readonly path: string
  readonly icon: ComponentType<{ size: number; weight?: 'regular' | 'fill' }>
  readonly counts?: 'unread' | 'mentions'
  readonly isFor: (user: User) => boolean
  /** Its pages, where it has several; the first is its own path. */
  readonly pages?: readonly NavigationPage[]
  /** Where it stands in the slide-in menu, from above. */
  readonly menuPlace: number
  /** Where it stands in a phone's bottom bar, from the left; what has no place there is in the slide-in menu alone. */
  readonly bottomBarPlace?: number
}

const everyone = () => true

/** Whether somebody runs an organisation's Umkreis. */
export const isManager = (user: User): boolean => user.role === 'Manager' && !user.isGlobal

/** All areas but the profile, in the order of the side list. An area appears here once it is there. */
export const NAVIGATION: readonly NavigationEntry[] = [
  {
    label: copy.home,
    keywords: copy.homeKeywords,
    path: paths.home(),
    icon: HouseIcon,
    counts: 'mentions',
    isFor: (user) => !user.isGlobal,
    menuPlace: 0,
  },
  {
    label: copy.surroundMe,
    menuLabel: copy.surroundMeMenu,
    spokenLabel: copy.surroundMeSpoken,
    keywords: copy.surroundMeKeywords,
    path: paths.surroundMe(),
    icon: SurroundMeIcon,
    isFor: everyone,
    menuPlace: 2,
    bottomBarPlace: 1,
  },
  {
    label: copy.chat,
    keywords: copy.chatKeywords,
    path: paths.chat(),
    icon: ChatCircleIcon,
    counts: 'unread',
    isFor: everyone,
    menuPlace: 1,
    bottomBarPlace: 3,
  },
  {
    label: copy.matchingPeople,
    keywords: copy.matchingKeywords,
    path: paths.matchingPeople(),
    icon: IntersectIcon,
    isFor: everyone,
    menuPlace: 3,
  },
  {
    label: copy.insights,
    spokenLabel: copy.insightsSpoken,
    keywords: copy.insightsKeywords,
    path: paths.insights(),
    icon: ChartPieSliceIcon,
    // Guests have no insights (PRODUCT.md, "Who is who").
    isFor: (user) => !user.isGlobal && user.role !== 'External',
    menuPlace: 4,
  },
  {
    label: copy.admin,
    menuLabel: copy.adminMenu,
    keywords: copy.adminKeywords,
    path: paths.admin(),
    icon: SlidersHorizontalIcon,
    isFor: isManager,
    pages: [
      { label: copy.adminPages.people, path: paths.admin() },
      { label: copy.adminPages.customization, path: paths.admin('customization') },
      { label: copy.adminPages.theme, path: paths.admin('theme') },
      { label: copy.adminPages.configure, path: paths.admin('configure'), isUnlisted: true },
      { label: copy.adminPages.billing, path: paths.admin('billing'), isUnlisted: true },
    ],
    menuPlace: 5,
    bottomBarPlace: 2,
  },
]

/** Whether a place belongs to an area. */
export function isWithin(pathname: string, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`)
}
