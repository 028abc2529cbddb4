import { ButtonLink, Skeleton, Text } from '@umkreis/design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { conversationsAtom } from '../../services/conversation/conversations.ts'
import { currentUserAtom } from '../../services/session.ts'
import { useLate } from '../../shared/hooks/use-late.ts'
import { paths } from '../../shared/paths.ts'
import { copy } from './components/details/copy.ts'
import { GroupDetails } from './components/details/GroupDetails.tsx'
import { empty, frame, place as placeStyle } from './components/details/GroupDetails.css.ts'
import { detailsPartOf } from './hooks/use-details.ts'
import { activeGroupAtom } from './state/active-group.ts'
import { groupListAtom, loadGroupAtom } from './state/groups.ts'

/** What is known of the open conversation: beside it where there is room, else over it. */
export function GroupDetailsPage(): ReactNode {
  const group = useAtomValue(activeGroupAtom)
  const list = useAtomValue(groupListAtom)
  const viewerId = useAtomValue(currentUserAtom).userId
  const conversations = useAtomValue(conversationsAtom)
  const load = useSetAtom(loadGroupAtom)
  const part = detailsPartOf(useLocation().pathname)
  const isLate = useLate(!group && list.kind === 'loading')
  const place = useRef<HTMLDivElement>(null)
  useArrival(place)

  const groupId = group?.groupId
  const isPart = group !== null && group.members.length < group.memberCount
  useEffect(() => {
    if (isPart && groupId !== undefined) void load(groupId)
  }, [isPart, groupId, load])

  return (
    <div ref={place} className={placeStyle}>
      {group ? (
        <GroupDetails key={group.groupId} group={group} part={part} viewerId={viewerId} conversations={conversations} />
      ) : (
        <section className={frame} aria-label={copy.title}>
          {isLate ? <Skeleton rows={4} label={copy.loading} /> : null}
          {list.kind === 'loading' ? null : (
            <div className={empty}>
              <Text tone="muted" align="center">
                {copy.nothing}
              </Text>
              <ButtonLink href={paths.chat()}>{copy.toChat}</ButtonLink>
            </div>
          )}
        </section>
      )}
    </div>
  )
}

/** Takes the focus to what has just been opened, and back to where it was when it closes. */
function useArrival(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement
    // Whoever comes by the address begins at the top of the page.
    if (!(before instanceof HTMLElement) || before === document.body) return
    place.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    return () => {
      if (before.isConnected) before.focus({ preventScroll: true })
    }
  }, [place])
}
