import type { GroupId } from '@umkreis/schemas'
import { useLocation, useNavigate } from 'react-router'
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts'
import { paths } from '../../../shared/paths.ts'

/** From this width on what is known of a conversation has room beside it; below, it lies over it. */
const THIRD_COLUMN = '(min-width: 1360px)'

/** Kept in the history entry of details that were opened from their conversation, so that leaving is the browser's own step back. */
const FROM_CONVERSATION = 'fromConversation'

/** Where the details of the open conversation stand. */
export type DetailsPlace = 'closed' | 'beside' | 'over'

/** What is known of a conversation, view by view; the first has the address of all of them. */
export type DetailsPart = 'about' | 'members' | 'links' | 'media'

const PARTS = ['members', 'links', 'media'] as const

/** The view of the details that an address leads to. */
export function detailsPartOf(pathname: string): DetailsPart {
  return PARTS.find((part) => pathname === paths.groupDetails(part)) ?? 'about'
}

/** The address of one view of the details. */
export function detailsPath(part: DetailsPart, group: string | undefined): string {
  return paths.groupDetails(part === 'about' ? undefined : part, { group })
}

/**
 * Where the details of a conversation stand by the address and the room there is, and how they are opened and closed.
 *
 * @param named The group that the address names.
 */
export function useDetails(named: GroupId | null): { readonly place: DetailsPlace; readonly toggle: () => void } {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const hasRoom = useMediaQuery(THIRD_COLUMN)
  const isOpen = pathname.startsWith(paths.groupDetails())
  const group = named ?? undefined
  const kept = typeof state === 'object' && state !== null ? state : {}

  const toggle = () => {
    if (!isOpen) return void navigate(detailsPath('about', group), { state: { ...kept, [FROM_CONVERSATION]: true } })
    if (FROM_CONVERSATION in kept) return void navigate(-1)
    return void navigate(paths.chat({ group }), { replace: true, state })
  }
  return { place: isOpen ? (hasRoom ? 'beside' : 'over') : 'closed', toggle }
}
