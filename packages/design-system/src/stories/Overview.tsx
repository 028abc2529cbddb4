import { ArrowsInIcon } from '@phosphor-icons/react/dist/csr/ArrowsIn'
import { useState, type ReactNode } from 'react'
import { Avatar } from '../components/Avatar/Avatar.tsx'
import { AvatarStack } from '../components/Avatar/AvatarStack.tsx'
import { Badge } from '../components/Badge/Badge.tsx'
import { Banner } from '../components/Banner/Banner.tsx'
import { Box, Inline, Stack } from '../components/Box/Box.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { Chip } from '../components/Chip/Chip.tsx'
import { CircleMark } from '../components/CircleMark/CircleMark.tsx'
import { CoverageRing } from '../components/CoverageRing/CoverageRing.tsx'
import { SegmentGlyph } from '../components/CoverageRing/SegmentGlyph.tsx'
import { EmptyState } from '../components/EmptyState/EmptyState.tsx'
import { EncryptionBadge } from '../components/EncryptionBadge/EncryptionBadge.tsx'
import { KeyHint } from '../components/KeyHint/KeyHint.tsx'
import { Marked } from '../components/Marked/Marked.tsx'
import { MessageBubble } from '../components/MessageBubble/MessageBubble.tsx'
import { PasswordField } from '../components/PasswordField/PasswordField.tsx'
import { ProgressDots } from '../components/ProgressDots/ProgressDots.tsx'
import { QuestionField } from '../components/QuestionField/QuestionField.tsx'
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx'
import { Skeleton } from '../components/Skeleton/Skeleton.tsx'
import { Spinner } from '../components/Spinner/Spinner.tsx'
import { Switch } from '../components/Switch/Switch.tsx'
import { Tabs } from '../components/Tabs/Tabs.tsx'
import { Tag } from '../components/Tag/Tag.tsx'
import { TagField } from '../components/TagField/TagField.tsx'
import { Text } from '../components/Text/Text.tsx'
import { TextArea } from '../components/TextArea/TextArea.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { UnreadMarker } from '../components/UnreadMarker/UnreadMarker.tsx'
import { columns } from './Overview.css.ts'
import { PEOPLE } from './people.ts'

const [INES, EWA, AYLIN, MATTHIAS, KARIM, TOMASZ] = PEOPLE

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <Text size="small" tone="muted" weight={500}>
        {title}
      </Text>
      {children}
    </Stack>
  )
}

/** All parts at a glance, for comparing them with each other. */
export function Overview(): ReactNode {
  return (
    <div className={columns}>
      <Actions />
      <People />
      <Fields />
      <Words />
      <Choices />
      <Question />
      <Messages />
      <Part title="Empty state: the circle waits for somebody">
        <Card>
          <EmptyState
            title="No groups"
            text="There are no groups"
            action={
              <Button variant="accent" icon={<CircleMark />}>
                Surround me
              </Button>
            }
          />
        </Card>
      </Part>
      <Part title="Skeleton, loading and banner lines">
        <Skeleton />
        <Spinner showLabel label="Two arcs, turning against each other" />
        <Banner size="small">Lindwerk</Banner>
        <Banner size="small" look="quiet" />
      </Part>
    </div>
  )
}

function Actions(): ReactNode {
  return (
    <Part title="Buttons: accent for the one next thing, ink, line, soft, text">
      <Inline gap={12}>
        <Button variant="accent" size={48}>
          Start a group
        </Button>
        <Button variant="ink" size={48}>
          Save
        </Button>
        <Button size={48}>Write to each</Button>
        <Button variant="soft" size={48}>
          Answer
        </Button>
        <Button variant="text" size={48}>
          Cancel
        </Button>
      </Inline>
      <Inline gap={12}>
        <Button disabled>Disabled</Button>
        <Button variant="accent" loading>
          Inviting
        </Button>
        <Button variant="danger">Delete profile</Button>
        <EncryptionBadge ready />
        <EncryptionBadge ready={false} />
      </Inline>
    </Part>
  )
}

function People(): ReactNode {
  if (!INES || !EWA || !AYLIN || !MATTHIAS || !KARIM || !TOMASZ) return null
  return (
    <Part title="Avatars: portrait, initials, presence, coverage of the question, group">
      <Inline gap={16}>
        <Avatar name={INES.name} src={INES.src} size={56} />
        <Avatar name={EWA.name} size={56} />
        <Avatar name={AYLIN.name} src={AYLIN.src} size={56} presence="online" label="Aylin Demir, online" />
        <Avatar name={MATTHIAS.name} src={MATTHIAS.src} size={56} presence="away" label="Matthias Größl, away" />
        <CoverageRing parts={[true, true, true]}>
          <Avatar name={KARIM.name} src={KARIM.src} size={56} />
        </CoverageRing>
        <CoverageRing parts={[true, false, true]}>
          <Avatar name={TOMASZ.name} src={TOMASZ.src} size={56} />
        </CoverageRing>
      </Inline>
      <Inline gap={16}>
        <AvatarStack people={PEOPLE} label="Twelve people" />
        <Inline gap={12}>
          <SegmentGlyph index={0} count={3} />
          <SegmentGlyph index={1} count={3} />
          <SegmentGlyph index={2} count={3} />
          <SegmentGlyph index={1} count={3} unmet />
        </Inline>
        <Text size="small" tone="muted">
          one segment for each part
        </Text>
      </Inline>
    </Part>
  )
}

function Fields(): ReactNode {
  const [tags, setTags] = useState<readonly string[]>(['Roadmaps', 'Pricing', 'HMI'])
  return (
    <Part title="Fields: rest, error, growing text, password with its checklist">
      <TextField label="Position" defaultValue="Produktleiterin" />
      <TextField label="E-mail" type="email" defaultValue="j.brandt@lindwerk" error="Invalid email" />
      <TextArea label="Description" defaultValue="Ich plane Kabinen." limit={450} />
      <PasswordField label="New password" checklist defaultValue="Abc-123" />
      <TagField label="Skills" tags={tags} onChange={setTags} max={20} hint="Separate with commas, or press Enter." />
    </Part>
  )
}

function Words(): ReactNode {
  return (
    <Part title="Tags, chips, badges, marked words">
      <Inline>
        <Tag>Kubernetes</Tag>
        <Tag tone="line">#porto</Tag>
        <Tag tone="accent">New</Tag>
        <Badge count={5} label="5 new" />
        <KeyHint>Ctrl K</KeyHint>
      </Inline>
      <Inline>
        <Chip segment={{ index: 0, count: 3 }} onRemove={() => {}} removeLabel="Remove Kubernetes migration">
          Kubernetes migration
        </Chip>
        <Chip segment={{ index: 1, count: 3 }} onRemove={() => {}} removeLabel="Remove Speaks Portuguese">
          Speaks Portuguese
        </Chip>
      </Inline>
      <Text>
        <Marked text="Led the Kubernetes migration of our plane" ranges={[{ start: 8, end: 28 }]} />
      </Text>
    </Part>
  )
}

function Choices(): ReactNode {
  const [period, setPeriod] = useState<'monthly' | 'annually'>('monthly')
  return (
    <Part title="Tabs, segments, switch, check, progress dots">
      <Tabs
        label="Home"
        defaultSelected="feed"
        tabs={[
          { id: 'notes', label: 'My notes', content: 'Only you can read them.' },
          { id: 'feed', label: 'Feed', content: 'What the others should know.' },
          { id: 'metrics', label: 'Metrics', content: 'What the company knows.' },
        ]}
      />
      <Inline gap={16}>
        <SegmentedControl
          label="Period"
          selected={period}
          onSelect={setPeriod}
          segments={[
            { id: 'monthly', label: 'Monthly' },
            { id: 'annually', label: 'Annually' },
          ]}
        />
        <Switch aria-label="Visible" defaultSelected />
        <Checkbox aria-label="Chosen" defaultSelected />
        <Checkbox aria-label="Not chosen" />
      </Inline>
      <ProgressDots count={3} current={1} />
    </Part>
  )
}

function Question(): ReactNode {
  const [value, setValue] = useState('who has run a Kubernetes migration and speaks por')
  return (
    <Part title="Question field, and how evidence marks a word">
      <QuestionField
        label="Who are you looking for?"
        value={value}
        onChange={setValue}
        onSubmit={() => {}}
        parts={[
          { start: 14, end: 34, state: 'understood' },
          { start: 46, end: 49, state: 'open' },
        ]}
      />
      <Stack gap={4}>
        <Evidence index={0} field="Bio" text="Led the Kubernetes migration" start={8} />
        <Evidence index={1} field="Languages" text="Portuguese (native), German C1" start={0} end={10} />
        <Evidence index={2} field="City" text="nothing about Munich" />
      </Stack>
      <Box display="flex" justifyContent="flex-start">
        <Button variant="text" size={32} icon={<ArrowsInIcon size={16} />}>
          Show less
        </Button>
      </Box>
    </Part>
  )
}

function Evidence({
  index,
  field,
  text,
  start,
  end,
}: {
  index: number
  field: string
  text: string
  start?: number
  end?: number
}): ReactNode {
  return (
    <Inline gap={12} wrap={false}>
      <SegmentGlyph index={index} count={3} unmet={start === undefined} />
      <Text size="evidence" tone="muted">
        {field}
      </Text>
      <Text size="evidence" tone={start === undefined ? 'faint' : 'text'}>
        <Marked text={text} ranges={start === undefined ? [] : [{ start, end: end ?? text.length }]} />
      </Text>
    </Inline>
  )
}

function Messages(): ReactNode {
  return (
    <Part title="Message, unread marker, reactions, states">
      <Stack gap={12}>
        <MessageBubble
          from="theirs"
          author="Inês Carvalho"
          time="09:48"
          portrait={<Avatar name="Inês Carvalho" src={INES?.src} size={36} />}
          quote={{ author: 'Tomasz Zieliński', text: 'Runbook_Migration_2024.pdf' }}
          lang="de"
        >
          Reicht uns Dienstag?
        </MessageBubble>
        <UnreadMarker>2 new messages</UnreadMarker>
        <MessageBubble from="mine" failure={{ text: 'not sent', retryLabel: 'Retry', onRetry: () => {} }} lang="de">
          Ja, ich sage Bescheid.
        </MessageBubble>
      </Stack>
    </Part>
  )
}
