import type { User } from '@umkreis/schemas'
import { paths } from '../../../shared/paths.ts'

/** What the home area is made of. */
export type HomePart = 'notes' | 'feed' | 'metrics'

/** Every part, in the order of the tabs. */
export const HOME_PARTS: readonly HomePart[] = ['notes', 'feed', 'metrics']

/** Whose parts they are: guests have notes of their own, but neither feed nor metrics (PRODUCT.md, "Who is who"). */
export function isPartFor(part: HomePart, user: Pick<User, 'role' | 'isGlobal'>): boolean {
  return !user.isGlobal && (part === 'notes' || user.role !== 'External')
}

/** What is shown at an address, or where it leads instead. */
export type HomePlace =
  | { readonly kind: 'shown'; readonly part: HomePart }
  | { readonly kind: 'elsewhere'; readonly path: string }

/**
 * Decides what the home area shows.
 *
 * Large screens have an address for each part. Below, those addresses lead to the feed's (SPEC.md, "Screens"), where `show` names
 * another part that was chosen in the feed's header.
 *
 * @param parts Those there are for this person, one at least.
 * @param shown The part that was shown last, of which a window that is made narrower keeps hold.
 */
export function placeInHome(
  { pathname, search }: { readonly pathname: string; readonly search: URLSearchParams },
  parts: readonly HomePart[],
  isLarge: boolean,
  shown?: HomePart,
): HomePlace {
  const first = parts.includes('feed') ? 'feed' : (parts[0] ?? 'feed')
  const known = (part: string | null | undefined) => parts.find((one) => one === part)
  const named = pathname.slice(paths.home().length + 1)
  const note = search.get('note') ?? undefined
  if (!isLarge) {
    if (named) return { kind: 'elsewhere', path: homePath(known(shown) ?? first, isLarge, note) }
    return { kind: 'shown', part: known(search.get('show')) ?? first }
  }
  const wanted = known(named || (search.get('show') ?? 'feed')) ?? first
  // Without a feed, the first of the others stands at the feed's address: it has no tab of its own to leave it by.
  const isHere = named ? named === wanted : !search.has('show') && (wanted === 'feed' || wanted === first)
  return isHere ? { kind: 'shown', part: wanted } : { kind: 'elsewhere', path: homePath(wanted, isLarge, note) }
}

/** The address of a part: its own on large screens, the feed's below. */
export function homePath(part: HomePart, isLarge: boolean, note?: string): string {
  const named = part === 'feed' ? undefined : part
  return isLarge ? paths.home(named, { note }) : paths.home(undefined, { show: named, note })
}
