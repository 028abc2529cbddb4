import { ChecksIcon } from '@phosphor-icons/react/dist/csr/Checks'
import { HandsClappingIcon } from '@phosphor-icons/react/dist/csr/HandsClapping'
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PEOPLE } from '../../stories/people.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Inline, Stack } from '../Box/Box.tsx'
import { DateHeading } from '../DateHeading/DateHeading.tsx'
import { EncryptionBadge } from '../EncryptionBadge/EncryptionBadge.tsx'
import { UnreadMarker } from '../UnreadMarker/UnreadMarker.tsx'
import { MessageBubble } from './MessageBubble.tsx'
import { Reaction } from './Reaction.tsx'

const meta = {
  title: 'Conversation/MessageBubble',
  component: MessageBubble,
  args: {
    from: 'theirs',
    author: 'Inês Carvalho',
    time: '09:48',
    portrait: <Avatar name="Inês Carvalho" src={PEOPLE[0]?.src} size={36} />,
    children: 'The rollback chapter is gold. We paid for skipping it with a very long Sunday.',
  },
} satisfies Meta<typeof MessageBubble>
export default meta
type Story = StoryObj<typeof meta>

export const Theirs: Story = { name: 'Others stand at the left with portrait and name' }
export const Reply: Story = {
  name: 'A reply quotes with the second line and collects reactions',
  args: {
    quote: { author: 'Tomasz Zieliński', text: 'Runbook_Migration_2024.pdf', onPress: () => {} },
    reactions: (
      <Inline>
        <Reaction
          icon={<HandsClappingIcon size={16} />}
          count={2}
          mine={false}
          label="Applause, 2"
          onToggle={() => {}}
        />
        <Reaction
          icon={<HeartIcon size={16} weight="fill" />}
          count={1}
          mine
          label="Heart, 1, mine"
          onToggle={() => {}}
        />
      </Inline>
    ),
  },
}
export const Mine: Story = {
  name: 'Mine stands at the right, tinted, without a portrait',
  args: {
    from: 'mine',
    author: undefined,
    portrait: undefined,
    lang: 'de',
    children: 'Perfekt, danke! Ich lese es heute Abend.',
    meta: (
      <>
        17:22 <ChecksIcon size={16} aria-hidden /> read by 3
      </>
    ),
  },
}
export const Failed: Story = {
  name: 'A message that failed keeps its place and offers to retry',
  args: {
    from: 'mine',
    author: undefined,
    portrait: undefined,
    lang: 'de',
    children: 'Ja, ich sage Bescheid.',
    failure: { text: 'not sent', retryLabel: 'Retry', onRetry: () => {} },
  },
}
export const LongWord: Story = {
  name: 'A long word or name breaks instead of widening the conversation',
  args: {
    author: 'Hanna Lichtenberg-Österreicher-von-der-Mühlen-Seilbahnüberwachung',
    lang: 'de',
    children:
      'https://lindwerk.example/0123456789abcdef0123456789abcdef0123456789abcdef Seilbahnüberwachungsaufgabenübertragungsgesetzesänderungsentwurf',
    quote: { author: 'Tomasz Zieliński', text: 'Runbook_Migration_2024_letzte_wirklich_letzte_Fassung_final_neu.pdf' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '320px' }}>
        <Story />
      </div>
    ),
  ],
}
export const Unread: Story = {
  name: 'Both lines bow down to the words between read and unread',
  render: () => (
    <Stack gap={16}>
      <DateHeading>Today</DateHeading>
      <UnreadMarker>2 new messages</UnreadMarker>
    </Stack>
  ),
}
export const Encryption: Story = {
  name: 'A closed ring says sealed, an open one that it is getting ready',
  render: () => (
    <Inline gap={24}>
      <EncryptionBadge ready />
      <EncryptionBadge ready={false} />
    </Inline>
  ),
}
