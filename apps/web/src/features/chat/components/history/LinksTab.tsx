import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/csr/ChatCircleText'
import { IconButton, Link, Text } from '@umkreis/design-system'
import type { Group } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useDateRules } from '../../hooks/use-date-rules.ts'
import { formatMessageTime } from '../../logic/dates.ts'
import { linksOf } from '../../logic/links-of.ts'
import { jumpToSequenceAtom } from '../../state/jump.ts'
import { copy } from './copy.ts'
import { GatheredTab } from './GatheredTab.tsx'
import { linkRow, linkWords, list } from './history.css.ts'
import { useAuthorName } from './use-author-name.ts'
import { useGathered } from './use-gathered.ts'

/** Every web address that was sent in a conversation, newest first, as far as this device can read it. */
export function LinksTab({ group: { groupId } }: { group: Group }): ReactNode {
  const [text, setText] = useState('')
  const gathered = useGathered(groupId, 'link', text)
  const jump = useSetAtom(jumpToSequenceAtom)
  const nameOf = useAuthorName()
  const dates = useDateRules()
  const { outcome } = gathered
  const links = outcome.kind === 'found' ? outcome.findings.flatMap(({ message }) => linksOf(message)) : []
  return (
    <GatheredTab
      groupId={groupId}
      label={copy.searchLinks}
      text={text}
      onText={setText}
      gathered={gathered}
      emptyTitle={copy.noLinksTitle}
      empty={copy.noLinks}
    >
      {links.length > 0 ? (
        <ul className={list}>
          {links.map(({ message, href, text: address }) => (
            <li key={`${message.messageId} ${href}`} className={linkRow}>
              <span className={linkWords}>
                <Link href={href} target="_blank" rel="noopener noreferrer">
                  <bdi>{address}</bdi>
                </Link>
                <Text as="span" size="meta" tone="muted">
                  {copy.linkBy(nameOf(message.senderId), formatMessageTime(message.sendDate, dates))}
                </Text>
              </span>
              <IconButton
                label={copy.showInConversation}
                icon={<ChatCircleTextIcon size={20} />}
                onPress={() => void jump(groupId, message.sequence)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </GatheredTab>
  )
}
