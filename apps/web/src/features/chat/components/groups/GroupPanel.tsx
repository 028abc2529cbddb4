import { Button, ButtonLink, CircleMark, EmptyState, Heading, Text } from '@umkreis/design-system'
import type { Group, GroupId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { conversationsAtom } from '../../../../services/conversation/conversations.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { paths } from '../../../../shared/paths.ts'
import { copy } from '../../copy.ts'
import { useDateRules } from '../../hooks/use-date-rules.ts'
import { useIsNarrow } from '../../hooks/use-is-narrow.ts'
import { useInView } from '../../hooks/use-in-view.ts'
import { groupTitle } from '../../logic/group-title.ts'
import { searchGroups } from '../../logic/search-groups.ts'
import { activeGroupIdAtom, selectGroupAtom } from '../../state/active-group.ts'
import { draftsAtom } from '../../state/drafts.ts'
import {
  groupListAtom,
  loadGroupsAtom,
  loadMoreGroupsAtom,
  openPreviewsAtom,
  peopleAtom,
  previewKey,
  previewsAtom,
} from '../../state/groups.ts'
import { SaveCodeBanner } from '../recovery/SaveCodeBanner.tsx'
import { GroupListSkeleton } from './GroupListSkeleton.tsx'
import { footer, head, list, notice, panel, phoneTitle, scroller } from './GroupPanel.css.ts'
import { GroupRow } from './GroupRow.tsx'
import { GroupSearch } from './GroupSearch.tsx'

/** The left panel: the member's conversations, a search over them, and the way to new ones. */
export function GroupPanel(): ReactNode {
  const groups = useAtomValue(groupListAtom)
  const loadAgain = useSetAtom(loadGroupsAtom)
  const conversations = useAtomValue(conversationsAtom)
  const [query, setQuery] = useState('')
  const isNarrow = useIsNarrow()
  const isEmpty = groups.kind === 'loaded' && groups.groups.length === 0

  return (
    <section className={panel} aria-label={copy.groups}>
      <Heading level={1} className={phoneTitle}>
        {copy.title}
      </Heading>
      <div className={head}>
        <GroupSearch value={query} onChange={setQuery} />
      </div>
      {conversations ? <SaveCodeBanner conversations={conversations} /> : null}
      <div className={scroller}>
        {groups.kind === 'loading' ? <GroupListSkeleton /> : null}
        {groups.kind === 'failed' ? (
          <div className={notice} role="alert">
            <Text weight={600}>{copy.groupsFailed}</Text>
            <Text size="small" tone="muted">
              {groups.detail}
            </Text>
            <Button onPress={() => void loadAgain()}>{copy.retry}</Button>
          </div>
        ) : null}
        {isEmpty ? (
          <EmptyState
            title={copy.noGroupsTitle}
            text={copy.noGroups}
            action={
              <ButtonLink variant="accent" href={paths.surroundMe()} icon={<CircleMark />}>
                {copy.surroundMe}
              </ButtonLink>
            }
          />
        ) : null}
        {groups.kind === 'loaded' && !isEmpty ? <Groups groups={groups.groups} query={query} /> : null}
      </div>
      {isEmpty ? null : (
        <div className={footer}>
          <ButtonLink
            variant={isNarrow ? 'accent' : 'soft'}
            size={48}
            href={paths.surroundMe()}
            icon={<CircleMark />}
            full={!isNarrow}
          >
            {copy.surroundMe}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

function Groups({ groups, query }: { groups: readonly Group[]; query: string }): ReactNode {
  const viewerId = useAtomValue(currentUserAtom).userId
  const activeId = useAtomValue(activeGroupIdAtom)
  const drafts = useAtomValue(draftsAtom)
  const previews = useAtomValue(previewsAtom)
  const people = useAtomValue(peopleAtom)
  const openPreviews = useSetAtom(openPreviewsAtom)
  const select = useSetAtom(selectGroupAtom)
  const dates = useDateRules()
  const onSelect = useCallback((groupId: GroupId) => select(groupId), [select])

  const found = useMemo(
    () => searchGroups(groups, query, (group) => groupTitle(group, viewerId, copy.unnamedGroup)),
    [groups, query, viewerId],
  )
  useEffect(() => void openPreviews(groups), [groups, openPreviews])

  return (
    <>
      <ul className={list}>
        {found.map((group) => (
          <li key={group.groupId}>
            <GroupRow
              group={group}
              viewerId={viewerId}
              isActive={group.groupId === activeId}
              dates={dates}
              draft={drafts.get(group.groupId)}
              body={group.lastMessage ? previews.get(previewKey(group.lastMessage)) : undefined}
              author={group.lastMessage ? people.get(group.lastMessage.senderId) : undefined}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ul>
      <MoreGroups isSearching={query.trim() !== ''} />
      {found.length === 0 ? (
        <output className={notice}>
          <Text as="span" weight={600}>
            {copy.noMatch(query.trim())}
          </Text>
          <Text as="span" size="small" tone="muted">
            {copy.noMatchHint}
          </Text>
        </output>
      ) : null}
    </>
  )
}

/** Loads the next page when the end of the list comes near, and every page while something is searched for. */
function MoreGroups({ isSearching }: { isSearching: boolean }): ReactNode {
  const groups = useAtomValue(groupListAtom)
  const loadMore = useSetAtom(loadMoreGroupsAtom)
  const more = groups.kind === 'loaded' ? groups.more : 'no'
  const end = useInView<HTMLDivElement>(more === 'yes', () => void loadMore())
  useEffect(() => {
    if (isSearching && more === 'yes') void loadMore()
  }, [isSearching, more, loadMore])

  return (
    <div ref={end}>
      {more === 'loading' ? <GroupListSkeleton rows={2} /> : null}
      {more === 'failed' ? (
        <div className={notice} role="alert">
          <Text size="small">{copy.moreFailed}</Text>
          <Button size={32} onPress={() => void loadMore()}>
            {copy.retry}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
