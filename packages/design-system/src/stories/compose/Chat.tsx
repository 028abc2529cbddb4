import { HandsClappingIcon } from '@phosphor-icons/react/dist/csr/HandsClapping'
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart'
import { PaperclipIcon } from '@phosphor-icons/react/dist/csr/Paperclip'
import { useState, type ReactNode } from 'react'
import {
  Avatar,
  Badge,
  Button,
  Card,
  CircleMark,
  Composer,
  DateHeading,
  EncryptionBadge,
  Heading,
  IconButton,
  Inline,
  MessageBubble,
  Reaction,
  Stack,
  Text,
  UnreadMarker,
} from '../../index.ts'
import { portraitOf, type PersonName } from '../people.ts'
import {
  chat,
  cluster,
  clusterPlaces,
  composer,
  conversation,
  conversationHead,
  group,
  groups,
  log,
} from './compose.css.ts'
import { Shell } from './Shell.tsx'

const GROUPS: readonly { name: string; people: readonly PersonName[]; last: string; time: string; unread: number }[] = [
  {
    name: 'K8s-Umzug Portugal',
    people: ['Inês Carvalho', 'Karim Haddad', 'Tomasz Zieliński'],
    last: 'Inês: Sagst du dem Kunden Bescheid?',
    time: '10:12',
    unread: 2,
  },
  { name: 'Aylin Demir', people: ['Aylin Demir'], last: 'Coffee on Thursday?', time: '09:51', unread: 1 },
  {
    name: 'Seilbahn-Zulassung Österreich',
    people: ['Sven Krüger', 'Matthias Größl', 'Aylin Demir'],
    last: 'Sven: Der Prüfbericht ist da',
    time: '09:20',
    unread: 1,
  },
  {
    name: 'Predictive maintenance',
    people: ['Priya Raman', 'Tomasz Zieliński', 'Karim Haddad'],
    last: 'I would start with the bearings',
    time: '08:44',
    unread: 0,
  },
  {
    name: 'Matthias Größl',
    people: ['Matthias Größl'],
    last: 'You: Danke, das hilft mir sehr.',
    time: '17:30',
    unread: 0,
  },
]

const portrait = (name: PersonName) => <Avatar name={name} src={portraitOf(name)} size={36} />

function GroupPicture({ people }: { people: readonly PersonName[] }): ReactNode {
  const [first] = people
  if (people.length === 1 && first) return <Avatar name={first} src={portraitOf(first)} size={48} />
  return (
    <span className={cluster} aria-hidden>
      {people.map((name, index) => (
        <span key={name} className={clusterPlaces[index]}>
          <Avatar name={name} src={portraitOf(name)} size={24} />
        </span>
      ))}
    </span>
  )
}

/** A conversation beside the list of all; on a phone the conversation alone. */
export function Chat(): ReactNode {
  const [text, setText] = useState('Mache ich gleich. Ich schlage ihnen Dienstag, 22 Uhr vor')
  return (
    <Shell place="Chat" bar={false}>
      <div className={chat}>
        <Stack gap={16} className={groups}>
          <Heading level={1} size="section">
            Chat
          </Heading>
          <Stack as="nav" gap={4} aria-label="Groups">
            {GROUPS.map(({ name, people, last, time, unread }, index) => (
              <a key={name} className={group} href={`#${name}`} aria-current={index === 0 ? 'page' : undefined}>
                <GroupPicture people={people} />
                <Stack as="span" gap={0}>
                  <Text as="span" weight={600} truncate>
                    {name}
                  </Text>
                  <Text as="span" size="small" tone="muted" truncate>
                    {last}
                  </Text>
                </Stack>
                <Stack as="span" gap={4} align="flex-end">
                  <Text as="span" size="meta" tabular>
                    {time}
                  </Text>
                  <Badge count={unread} label={`${unread} unread`} />
                </Stack>
              </a>
            ))}
          </Stack>
          <Button variant="soft" size={48} full icon={<CircleMark />}>
            Surround me
          </Button>
        </Stack>
        <Card as="section" padding={0} className={conversation} aria-label="K8s-Umzug Portugal">
          <div className={conversationHead}>
            <Stack gap={0}>
              <Heading level={2} size="title">
                K8s-Umzug Portugal
              </Heading>
              <Text size="small" tone="muted">
                Inês, Karim, Tomasz and you
              </Text>
            </Stack>
            <EncryptionBadge ready />
          </div>
          <div className={log}>
            <DateHeading>19 November 2026</DateHeading>
            <MessageBubble from="mine" lang="de" meta="17:22, read by 3">
              Perfekt, danke. Ich lese es heute Abend.
            </MessageBubble>
            <DateHeading>Today</DateHeading>
            <MessageBubble
              from="theirs"
              author="Inês Carvalho"
              time="09:48"
              portrait={portrait('Inês Carvalho')}
              quote={{ author: 'Tomasz Zieliński', text: 'Runbook_Migration_2024.pdf' }}
              reactions={
                <Inline>
                  <Reaction
                    icon={<HandsClappingIcon size={18} />}
                    count={2}
                    mine={false}
                    label="2 times applause"
                    onToggle={() => {}}
                  />
                  <Reaction
                    icon={<HeartIcon size={18} weight="fill" />}
                    count={1}
                    mine
                    label="1 heart"
                    onToggle={() => {}}
                  />
                </Inline>
              }
            >
              The rollback chapter is gold. We paid for skipping it with a very long Sunday.
            </MessageBubble>
            <UnreadMarker>2 new messages</UnreadMarker>
            <MessageBubble
              from="theirs"
              author="Karim Haddad"
              time="10:05"
              portrait={portrait('Karim Haddad')}
              lang="de"
            >
              Gruß aus Gaia. Wartungsfenster ist Dienstag, 22 bis 2 Uhr. Reicht uns das für den Staging-Cluster?
            </MessageBubble>
            <MessageBubble
              from="theirs"
              author="Inês Carvalho"
              time="10:12"
              portrait={portrait('Inês Carvalho')}
              lang="de"
            >
              Johanna, sagst du dem Kunden Bescheid?
            </MessageBubble>
          </div>
          <div className={composer}>
            <Composer
              label="Message to K8s-Umzug Portugal"
              value={text}
              onChange={setText}
              onSend={() => setText('')}
              quote={{ author: 'Inês', text: 'sagst du dem Kunden Bescheid?', onRemove: () => {} }}
              start={<IconButton label="Attach a file" icon={<PaperclipIcon size={20} />} />}
            />
          </div>
        </Card>
      </div>
    </Shell>
  )
}
