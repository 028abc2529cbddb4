import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Avatar, Heading, IconButton, NavigationProvider, TabLinks, Text } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { copy as chatCopy } from '../../copy.ts'
import { type DetailsPart, detailsPath, useDetails } from '../../hooks/use-details.ts'
import { groupTitle, membersLine, otherMembers } from '../../logic/group-title.ts'
import { PeopleCircle } from '../circle/PeopleCircle.tsx'
import { AboutTab } from './AboutTab.tsx'
import { copy } from './copy.ts'
import {
  backPlace,
  bar,
  barTitle,
  closePlace,
  content,
  count,
  frame,
  hero,
  heroCircle,
  heroName,
  heroWords,
  scroller,
  tabs,
} from './GroupDetails.css.ts'
import { HistoryTab } from './HistoryTab.tsx'
import { MembersTab } from './MembersTab.tsx'

const PARTS: readonly DetailsPart[] = ['about', 'members', 'links', 'media']

/** Everything that is known of one conversation, in four views with an address each. */
export function GroupDetails({
  group,
  part,
  viewerId,
  conversations,
}: {
  group: Group
  part: DetailsPart
  viewerId: UserId
  conversations: Conversations | null
}): ReactNode {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const named = query.get('group')
  const { toggle } = useDetails(named as Group['groupId'] | null)
  const others = otherMembers(group, viewerId)
  const title = groupTitle(group, viewerId, chatCopy.unnamedGroup)
  const partner = group.kind === 'pair' ? others[0] : undefined
  const pictureName = partner ? formatName(partner) : title

  return (
    <section className={frame} aria-label={partner ? copy.pairTitle : copy.title}>
      <div className={bar}>
        <span className={backPlace}>
          <IconButton size={48} label={copy.back} icon={<ArrowLeftIcon size={24} />} onPress={toggle} />
        </span>
        <Heading level={2} size="title" truncate tabIndex={-1} className={barTitle}>
          {partner ? copy.pairTitle : copy.title}
        </Heading>
        <span className={closePlace}>
          <IconButton label={copy.close} icon={<XIcon size={20} />} onPress={toggle} />
        </span>
      </div>
      <div className={scroller}>
        <div className={content}>
          <div className={hero}>
            <div className={heroCircle}>
              <PeopleCircle
                centre={<Avatar name={pictureName} src={partner ? partner.avatarUrl : group.avatarUrl} size={80} />}
                people={partner ? [] : others}
                total={partner ? 0 : group.memberCount - 1}
              />
            </div>
            <div className={heroWords}>
              <Text weight={600} className={heroName}>
                <bdi>{title}</bdi>
              </Text>
              <Text size="small" tone="muted">
                {membersLine(group, viewerId, chatCopy)}
              </Text>
            </div>
          </div>
          <div className={tabs}>
            {/* One view after the other is one place: Back leads out of all of them. */}
            <NavigationProvider navigate={(path) => void navigate(path, { replace: true, state: state as unknown })}>
              <TabLinks
                label={copy.views}
                links={PARTS.map((one) => ({
                  href: detailsPath(one, named ?? undefined),
                  current: one === part,
                  label:
                    one === 'members' ? (
                      <>
                        {copy.members}{' '}
                        <span className={count}>{group.memberCount.toLocaleString(copy.listLocale)}</span>
                      </>
                    ) : (
                      copy[one]
                    ),
                }))}
              />
            </NavigationProvider>
          </div>
          {part === 'about' ? <AboutTab group={group} viewerId={viewerId} conversations={conversations} /> : null}
          {part === 'members' ? <MembersTab group={group} viewerId={viewerId} conversations={conversations} /> : null}
          {part === 'links' || part === 'media' ? <HistoryTab key={part} part={part} group={group} /> : null}
        </div>
      </div>
    </section>
  )
}
