import { Button, ButtonLink, CircleMark, EmptyState, Heading, Text } from '@umkreis/design-system'
import type { GroupId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { conversationsAtom } from '../../../../services/conversation/conversations.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { paths } from '../../../../shared/paths.ts'
import { copy } from '../../copy.ts'
import { useDateRules } from '../../hooks/use-date-rules.ts'
import { useFoundGroups } from '../../hooks/use-found-groups.ts'
import { useIsNarrow } from '../../hooks/use-is-narrow.ts'
import { useInView } from '../../hooks/use-in-view.ts'
import type { LoadedGroups } from '../../logic/group-list.ts'
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
import { readReactionsAtom } from '../../state/reactions.ts'
import { SearchEntry } from '../history/SearchEntry.tsx'
import { KeyStoreNoticeHost } from '../storage/KeyStoreNoticeHost.tsx'
import { GroupActionsPart } from './GroupActionsPart.tsx'
import { GroupListSkeleton } from './GroupListSkeleton.tsx'
import {
  footer,
  head,
  list as listStyle,
  newPlace,
  notice,
  panel,
  phoneTitle,
  scroller,
  searchPlace,
} from './GroupPanel.css.ts'
import { GroupRow } from './GroupRow.tsx'
import { item } from './GroupRow.css.ts'
import { GroupSearch } from './GroupSearch.tsx'
import { NewGroupButton } from './NewGroupButton.tsx'
import type { LoadScanner } from './ScanButton.tsx'

/** The left panel: the member's conversations, a search over them, and the way to new ones. */
export function GroupPanel({ loadScanner }: { loadScanner: LoadScanner }): ReactNode {
  const groups = useAtomValue(groupListAtom)
  const loadAgain = useSetAtom(loadGroupsAtom)
  const conversations = useAtomValue(conversationsAtom)
  const [query, setQuery] = useState('')
  const isNarrow = useIsNarrow()
  const isEmpty = groups.kind === 'loaded' && groups.groups.length === 0

  return (
    <section className={panel} aria-label={copy.groups}>
      <div className={head}>
        <Heading level={1} className={phoneTitle}>
          {copy.title}
        </Heading>
        <div className={searchPlace}>
          <GroupSearch value={query} onChange={setQuery} loadScanner={loadScanner} />
        </div>
        <div className={newPlace}>
          <SearchEntry />
          <NewGroupButton />
        </div>
      </div>
      {conversations || isNarrow ? <KeyStoreNoticeHost place="list" /> : null}
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
        {groups.kind === 'loaded' && !isEmpty ? <Groups list={groups} query={query} /> : null}
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

function Groups({ list, query }: { list: LoadedGroups; query: string }): ReactNode {
  const { groups, more } = list
  const viewerId = useAtomValue(currentUserAtom).userId
  const activeId = useAtomValue(activeGroupIdAtom)
  const drafts = useAtomValue(draftsAtom)
  const previews = useAtomValue(previewsAtom)
  const people = useAtomValue(peopleAtom)
  const openPreviews = useSetAtom(openPreviewsAtom)
  const select = useSetAtom(selectGroupAtom)
  const dates = useDateRules()
  const onSelect = useCallback((groupId: GroupId) => select(groupId), [select])
  const [pointedId, setPointedId] = useState<GroupId>()

  const isPart = more !== 'no' || groups.some(({ members, memberCount }) => members.length < memberCount)
  const { found, isLooking, retry } = useFoundGroups(query, isPart)
  const shown = useMemo(() => {
    const here = new Set(searchGroups(groups, query, (group) => groupTitle(group, viewerId, copy.unnamedGroup)))
    return groups.filter((group) => here.has(group) || found.has(group.groupId))
  }, [groups, query, viewerId, found])
  const readReactions = useSetAtom(readReactionsAtom)
  const conversations = useAtomValue(conversationsAtom)
  // The list is often here before what opens messages is.
  useEffect(() => {
    if (conversations) void openPreviews(groups).then(() => readReactions(groups))
  }, [conversations, groups, openPreviews, readReactions])

  return (
    <>
      <ul className={listStyle}>
        {shown.map((group) => (
          <li key={group.groupId} className={item}>
            <GroupRow
              group={group}
              viewerId={viewerId}
              isActive={group.groupId === activeId}
              dates={dates}
              draft={drafts.get(group.groupId)}
              body={group.lastMessage ? previews.get(previewKey(group.lastMessage)) : undefined}
              author={group.lastMessage ? people.get(group.lastMessage.senderId) : undefined}
              onSelect={onSelect}
              onPoint={setPointedId}
            />
            {group.groupId === pointedId ? <GroupActionsPart group={group} /> : null}
          </li>
        ))}
      </ul>
      {query.trim() === '' ? <MoreGroups /> : null}
      {isLooking ? <GroupListSkeleton rows={2} /> : null}
      {retry ? (
        <div className={notice} role="alert">
          <Text size="small">{copy.searchFailed}</Text>
          <Button size={32} onPress={retry}>
            {copy.retry}
          </Button>
        </div>
      ) : null}
      {shown.length === 0 && !isLooking && !retry ? (
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

/** Loads the next page when the end of the list comes near. */
function MoreGroups(): ReactNode {
  const groups = useAtomValue(groupListAtom)
  const loadMore = useSetAtom(loadMoreGroupsAtom)
  const more = groups.kind === 'loaded' ? groups.more : 'no'
  const end = useInView<HTMLDivElement>(more === 'yes', () => void loadMore())

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
