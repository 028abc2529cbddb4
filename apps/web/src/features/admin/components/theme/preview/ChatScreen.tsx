import {
  Avatar,
  Badge,
  DateHeading,
  EncryptionBadge,
  IconButton,
  MessageBubble,
  Reaction,
  UnreadMarker,
} from '@umkreis/design-system'
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight'
import type { ReactNode } from 'react'
import * as css from './chat.css.ts'
import { AYLIN, INES, KARIM, SVEN, TOMASZ } from './demo-content.ts'
import { DemoShell } from './DemoShell.tsx'
import type { ScreenProps } from './ThemePreview.tsx'

const GROUPS = [
  { person: INES, line: 'Ich bereite den Probelauf vor.', time: '10:12', unread: 0, isHere: true },
  { person: AYLIN, line: 'Coffee on Thursday?', time: '09:51', unread: 1 },
  { person: SVEN, line: 'Der Prüfbericht ist da', time: '09:20', unread: 3 },
  { person: TOMASZ, line: 'You: Danke, das hilft mir sehr.', time: '08:44', unread: 0 },
] as const

/** A conversation with a reply, a reaction and unread messages, beside the list of conversations. */
export function ChatScreen(props: ScreenProps): ReactNode {
  const { device } = props
  return (
    <DemoShell {...props} current="chat">
      <div className={css.screen[device]}>
        {device === 'desktop' ? (
          <div className={css.list}>
            <div className={css.search}>
              <MagnifyingGlassIcon size={18} />
              Search groups
            </div>
            {GROUPS.map(({ person, line, time, unread, ...rest }) => (
              <div key={person.id} className={css.group['isHere' in rest ? 'here' : 'elsewhere']}>
                <Avatar name={person.name} src={person.src} size={48} />
                <span className={css.groupWords}>
                  <span className={css.groupName}>{person.name}</span>
                  <span className={css.groupLine}>{line}</span>
                </span>
                <span className={css.groupEnd}>
                  <span className={css.time}>{time}</span>
                  <Badge count={unread} label="" />
                </span>
              </div>
            ))}
          </div>
        ) : null}
        <div className={css.conversation[device]}>
          <div className={css.head}>
            <Avatar name={INES.name} src={INES.src} size={40} presence="online" />
            <span className={css.groupWords}>
              <span className={css.title}>{INES.name}</span>
              <span className={css.groupLine}>Platform Engineer</span>
            </span>
            {device === 'desktop' ? <EncryptionBadge ready /> : null}
          </div>
          <div className={css.messages}>
            <DateHeading>Today</DateHeading>
            <MessageBubble from="mine" meta="09:41">
              Perfekt, danke! Ich lese es heute Abend.
            </MessageBubble>
            <MessageBubble
              from="theirs"
              author={INES.name}
              time="09:48"
              portrait={<Avatar name={INES.name} src={INES.src} size={36} />}
              quote={{ author: 'You', text: 'Runbook_Migration_2024.pdf' }}
              reactions={
                <div className={css.reactions}>
                  <Reaction icon={<HeartIcon size={16} weight="fill" />} count={1} mine label="" onToggle={ignore} />
                </div>
              }
            >
              The rollback chapter is gold.
            </MessageBubble>
            <UnreadMarker>2 new messages</UnreadMarker>
            <MessageBubble
              from="theirs"
              author={KARIM.name}
              time="10:05"
              portrait={<Avatar name={KARIM.name} src={KARIM.src} size={36} />}
            >
              Wartungsfenster ist Dienstag, 22 bis 2 Uhr.
            </MessageBubble>
          </div>
          <div className={css.composer}>
            <span className={css.typed}>Mache ich gleich. Ich schlage ihnen 22 Uhr vor</span>
            <IconButton variant="accent" label="" icon={<PaperPlaneRightIcon size={20} weight="fill" />} />
          </div>
        </div>
      </div>
    </DemoShell>
  )
}

function ignore(): void {}
