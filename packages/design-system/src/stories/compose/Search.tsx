import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useState, type ReactNode } from 'react'
import {
  ActionBar,
  Avatar,
  AvatarStack,
  Button,
  Card,
  Checkbox,
  Chip,
  ChipButton,
  CoverageRing,
  Heading,
  Inline,
  Marked,
  QuestionField,
  SegmentGlyph,
  Stack,
  Tag,
  Text,
} from '../../index.ts'
import { PEOPLE, portraitOf, type PersonName } from '../people.ts'
import { aside, check, chosenRow, columns, docked, evidence, field, row, score } from './compose.css.ts'
import { Orbit, Shell, type Placement } from './Shell.tsx'

const AROUND: readonly Placement[] = [
  { person: 0, radius: 27, degrees: 325, parts: [true, true] },
  { person: 4, radius: 27, degrees: 70, parts: [true, true] },
  { person: 5, radius: 27, degrees: 195, parts: [true, false] },
  { person: 2, radius: 44, degrees: 15 },
  { person: 10, radius: 44, degrees: 120 },
  { person: 7, radius: 44, degrees: 245 },
  { person: 9, radius: 44, degrees: 290 },
]

/** The question, half typed, and the people who come nearer while one types. */
export function Asking(): ReactNode {
  const [question, setQuestion] = useState('who has run a Kubernetes migration and speaks por')
  return (
    <Shell place="Surround me">
      <Stack gap={24} align="stretch">
        <Heading level={1} size="large" align="center">
          Who are you looking for?
        </Heading>
        <QuestionField
          label="Who are you looking for?"
          value={question}
          onChange={setQuestion}
          onSubmit={() => {}}
          parts={[
            { start: 14, end: 34, state: 'understood' },
            { start: 46, end: 49, state: 'open' },
          ]}
          note="4 people so far"
        />
        <Inline justify="center">
          <Text size="small" tone="muted">
            Recent
          </Text>
          <ChipButton>CAD mentor, Leipzig</ChipButton>
          <ChipButton>Wer kennt die Seilbahnverordnung?</ChipButton>
        </Inline>
        <Orbit people={AROUND}>
          <Avatar name="Johanna Brandt" src={portraitOf('Johanna Brandt')} size={80} />
        </Orbit>
      </Stack>
    </Shell>
  )
}

interface Proof {
  readonly field: string
  readonly text: string
  /** The words that met the question; none when nothing did. */
  readonly marked?: string
}

interface Found {
  readonly name: PersonName
  readonly position: string
  readonly score: number
  readonly proofs: readonly Proof[]
}

const FOUND: readonly Found[] = [
  {
    name: 'Inês Carvalho',
    position: 'Platform Engineer / München, your site',
    score: 96,
    proofs: [
      {
        field: 'Bio',
        text: 'Led the Kubernetes migration of our ropeway control plane',
        marked: 'Kubernetes migration',
      },
      { field: 'Languages', text: 'Portuguese (native), German C1', marked: 'Portuguese' },
      { field: 'City', text: 'München', marked: 'München' },
    ],
  },
  {
    name: 'Karim Haddad',
    position: 'Solutions Architect / München, your site',
    score: 88,
    proofs: [
      { field: 'Bio', text: 'Planned the move to K8s for three customers', marked: 'move to K8s' },
      { field: 'Languages', text: 'Brazilian Portuguese B2', marked: 'Portuguese' },
      { field: 'City', text: 'München', marked: 'München' },
    ],
  },
  {
    name: 'Tomasz Zieliński',
    position: 'Site Reliability Engineer / Augsburg, 57 km',
    score: 64,
    proofs: [
      { field: 'Project', text: 'Migrated 12 legacy VMs to Kubernetes and wrote the runbook', marked: 'Kubernetes' },
      { field: 'Languages', text: 'nothing about Portuguese' },
      { field: 'City', text: 'Augsburg, 57 km from Munich', marked: 'Augsburg' },
    ],
  },
]

const PARTS = ['Kubernetes migration', 'Speaks Portuguese', 'Within 60 km of Munich']

/** Who was found, why, and what can be done with them. */
export function Result(): ReactNode {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['Inês Carvalho', 'Karim Haddad']))
  const choose = (name: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, name] : [...before].filter((each) => each !== name)))
  const people = PEOPLE.filter(({ name }) => chosen.has(name))
  return (
    <Shell place="Surround me" bar={false}>
      <QuestionField
        label="Who are you looking for?"
        look="slim"
        value="who has run a Kubernetes migration and speaks Portuguese, near Munich?"
        onChange={() => {}}
        onSubmit={() => {}}
        onClear={() => {}}
      />
      <Inline justify="space-between">
        <Inline>
          {PARTS.map((part, index) => (
            <Chip
              key={part}
              segment={{ index, count: PARTS.length }}
              onRemove={() => {}}
              removeLabel={`Remove ${part}`}
            >
              {part}
            </Chip>
          ))}
          <Button variant="text" icon={<PlusIcon size={18} />}>
            Add filter
          </Button>
        </Inline>
        <Text size="small" tone="muted">
          <strong>3 people</strong>, closest first
        </Text>
      </Inline>
      <Heading level={1} size="section">
        Three people can help
      </Heading>
      <div className={columns}>
        <Stack as="ul" gap={8}>
          {FOUND.map((each) => (
            <PersonRow
              key={each.name}
              {...each}
              chosen={chosen.has(each.name)}
              onChoose={(on) => choose(each.name, on)}
            />
          ))}
        </Stack>
        <Focused />
      </div>
      {people.length > 0 ? (
        <div className={docked}>
          <ActionBar
            label="With the selected people"
            title={`${people.length} selected`}
            hint="Space selects, Esc clears"
            portraits={<AvatarStack people={people} />}
          >
            <Button size={48}>Write to each</Button>
            <Button variant="accent" size={48} icon={<ChatCircleIcon size={20} weight="bold" />}>
              Start a group
            </Button>
          </ActionBar>
        </div>
      ) : null}
    </Shell>
  )
}

function PersonRow({
  name,
  position,
  score: points,
  proofs,
  chosen,
  onChoose,
}: Found & { chosen: boolean; onChoose: (on: boolean) => void }): ReactNode {
  return (
    <li className={chosen ? chosenRow : row}>
      <span className={check}>
        <Checkbox aria-label={`Select ${name}`} selected={chosen} onChange={onChoose} />
      </span>
      <CoverageRing parts={proofs.map(({ marked }) => marked !== undefined)}>
        <Avatar name={name} src={portraitOf(name)} size={56} />
      </CoverageRing>
      <Stack gap={4}>
        <Heading level={2} size="title">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {position}
        </Text>
        {proofs.map((proof, index) => (
          <ProofLine key={proof.field} {...proof} index={index} count={proofs.length} />
        ))}
      </Stack>
      <span className={score}>{points}</span>
    </li>
  )
}

function ProofLine({ field: name, text, marked, index, count }: Proof & { index: number; count: number }): ReactNode {
  const start = marked ? text.indexOf(marked) : -1
  return (
    <div className={evidence}>
      <SegmentGlyph index={index} count={count} unmet={start < 0} />
      <span className={field}>{name}</span>
      <Text as="span" size="evidence" tone={start < 0 ? 'faint' : 'text'}>
        <Marked text={text} ranges={start < 0 ? [] : [{ start, end: start + (marked?.length ?? 0) }]} />
      </Text>
    </div>
  )
}

function Focused(): ReactNode {
  return (
    <Card as="aside" className={aside} aria-label="Inês Carvalho">
      <Stack gap={16} align="center">
        <CoverageRing parts={[true, true, true]} size={140}>
          <Avatar name="Inês Carvalho" src={portraitOf('Inês Carvalho')} size={120} />
        </CoverageRing>
        <Heading level={2}>Inês Carvalho</Heading>
        <Text size="small" tone="muted">
          Platform Engineer, München
        </Text>
        <Text>
          Led the Kubernetes migration of our ropeway control plane, 40 services, no downtime. Ask me about Helm, and
          where to get pastéis de nata.
        </Text>
        <Inline justify="center">
          {['Kubernetes', 'Helm', 'Go', 'Terraform', 'Observability'].map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </Inline>
        <Button full>Profile</Button>
      </Stack>
    </Card>
  )
}
