import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus'
import { createTheme, parseColor, type Brand, type Hex, type MovedColor } from '@umkreis/theme'
import { useMemo, useState, type ReactNode } from 'react'
import {
  Avatar,
  Banner,
  Button,
  ColorField,
  type ColorFinding,
  Heading,
  IconButton,
  Inline,
  Menu,
  MenuItem,
  SegmentedControl,
  Stack,
  Table,
  type TableColumn,
  Tag,
  Text,
  ThemeScope,
} from '../../index.ts'
import { PEOPLE, type PersonName } from '../people.ts'
import { editor, preview } from './compose.css.ts'
import { Shell } from './Shell.tsx'

interface Member {
  readonly name: PersonName
  readonly src: string | null
  readonly position: string
  readonly city: string
  readonly role: string
}

const JOBS = [
  ['Platform Engineer', 'München', 'Member'],
  ['Werkstudentin', 'Leipzig', 'Member'],
  ['HR Business Partnerin', 'München', 'Administrator'],
  ['Prüfingenieur', 'Innsbruck', 'Member'],
  ['Solutions Architect', 'München', 'Member'],
  ['Site Reliability Engineer', 'Augsburg', 'External'],
] as const

const MEMBERS: readonly Member[] = JOBS.flatMap(([position, city, role], index) => {
  const person = PEOPLE[index]
  return person ? [{ name: person.name, src: person.src, position, city, role }] : []
})

const COLUMNS: readonly TableColumn<Member>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    isSortable: true,
    cell: ({ name, src }, secondLine) => (
      <Inline gap={12} wrap={false}>
        <Avatar name={name} src={src} size={40} />
        <Stack as="span" gap={0}>
          <Text as="span" weight={600}>
            {name}
          </Text>
          {secondLine}
        </Stack>
      </Inline>
    ),
  },
  { id: 'position', header: 'Position', share: 26, foldsBelow: 768, cell: ({ position }) => position },
  { id: 'city', header: 'City', share: 16, foldsBelow: 768, folded: ({ city }) => city, cell: ({ city }) => city },
  {
    id: 'role',
    header: 'Role',
    share: 18,
    foldsBelow: 768,
    folded: ({ role }) => role,
    cell: ({ role }) => <Tag>{role}</Tag>,
  },
  {
    id: 'more',
    header: 'More',
    isActions: true,
    cell: ({ name }) => (
      <Menu label={name} trigger={<IconButton label={`More about ${name}`} icon={<DotsThreeIcon size={20} />} />}>
        <MenuItem>Change the role</MenuItem>
        <MenuItem tone="danger">Delete profile</MenuItem>
      </Menu>
    ),
  },
]

/** Everybody in the company, for those who look after it. */
export function AdminPeople(): ReactNode {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['Ewa Kowalska']))
  return (
    <Shell place="Admin">
      <Inline justify="space-between" gap={16}>
        <Stack gap={4}>
          <Heading level={1}>People</Heading>
          <Text tone="muted">6 of 242, two invitations wait for an answer</Text>
        </Stack>
        <Button variant="accent" icon={<UserPlusIcon size={20} weight="bold" />}>
          Invite people
        </Button>
      </Inline>
      <Table
        label="People"
        columns={COLUMNS}
        rows={MEMBERS}
        rowKey={({ name }) => name}
        sort={{ column: 'name', direction: 'ascending' }}
        onSort={() => {}}
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: ({ name }) => `Select ${name}`,
          allLabel: 'Select all',
        }}
      />
    </Shell>
  )
}

const FIELDS: readonly { field: keyof Brand; label: string }[] = [
  { field: 'banner', label: 'Banner' },
  { field: 'bgcolor', label: 'Background' },
  { field: 'line1', label: 'Line 1' },
  { field: 'line2', label: 'Line 2' },
]

const START: Readonly<Record<keyof Brand, Hex>> = {
  banner: '#F2B705',
  bgcolor: '#F4F8FB',
  line1: '#1F3A6E',
  line2: '#F8A9C0',
}

/** The company's colours, what became of each, and the product in them at once. */
export function ThemeEditor(): ReactNode {
  const [texts, setTexts] = useState<Readonly<Record<keyof Brand, string>>>(START)
  const [colors, setColors] = useState(START)
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const theme = useMemo(() => createTheme(colors), [colors])
  return (
    <Shell place="Admin">
      <Heading level={1}>Colours of Gletscher Bergbahnen</Heading>
      <div className={editor}>
        <Stack gap={20}>
          {FIELDS.map(({ field, label }) => (
            <ColorField
              key={field}
              label={label}
              text={texts[field]}
              color={colors[field]}
              finding={findingFor(theme.report.moved.find((moved) => moved.field === field && moved.token === field))}
              onChange={(text, color) => {
                setTexts({ ...texts, [field]: text })
                if (color && parseColor(color)) setColors({ ...colors, [field]: color })
              }}
            />
          ))}
          <Inline>
            <Button variant="accent" size={48}>
              Save
            </Button>
            <Button variant="text" size={48} onPress={() => setColors(START)}>
              Discard
            </Button>
          </Inline>
        </Stack>
        <Stack gap={16}>
          <SegmentedControl
            label="Scheme of the preview"
            selected={scheme}
            onSelect={setScheme}
            segments={[
              { id: 'light', label: 'Light' },
              { id: 'dark', label: 'Dark' },
            ]}
          />
          <ThemeScope theme={theme} scheme={scheme} className={preview}>
            <Banner size="small">Gletscher Bergbahnen</Banner>
            <Heading level={2}>Who are you looking for?</Heading>
            <Text tone="muted">Least contrast of text here: {theme.report.lowest.ratio.toFixed(1)} to 1</Text>
            <Inline>
              <Button variant="accent">Surround me</Button>
              <Button variant="ink">Save</Button>
              <Button>Write to each</Button>
            </Inline>
            <Inline>
              <Tag>Lawinenschutz</Tag>
              <Tag tone="accent">New</Tag>
            </Inline>
          </ThemeScope>
        </Stack>
      </div>
    </Shell>
  )
}

function findingFor(moved: MovedColor | undefined): ColorFinding {
  if (!moved) return { tone: 'good', words: 'Stays as it is.' }
  return { tone: 'mended', words: 'Too pale to be seen on the page, so it is drawn a little darker.', drawn: moved.to }
}
