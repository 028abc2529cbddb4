import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsThreeVertical'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Inline, Stack } from '../Box/Box.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { Text } from '../Text/Text.tsx'
import { Table, type TableProps } from './Table.tsx'
import type { TableColumn, TableSort } from './table-columns.ts'

type Person = { readonly name: string; readonly mail: string; readonly city: string; readonly role: string }

const people: readonly Person[] = [
  { name: 'Amina Yusuf', mail: 'a.yusuf@lindwerk.example', city: 'Leipzig', role: 'Member' },
  { name: 'Dele Adeyemi', mail: 'd.adeyemi@lindwerk.example', city: 'Wien', role: 'Administrator' },
  { name: 'Ewa Kowalska', mail: 'e.kowalska@lindwerk.example', city: 'Gdańsk', role: 'Member' },
  {
    name: 'Hanna Lichtenberg-Österreicher',
    mail: 'h.lichtenberg-oesterreicher@lindwerk.example',
    city: 'Wien',
    role: 'Member',
  },
  { name: 'Matthias Größl', mail: 'm.groessl@lindwerk.example', city: 'Rosenheim', role: 'External' },
]

const columns: readonly TableColumn<Person>[] = [
  {
    id: 'name',
    header: 'Person',
    isRowHeader: true,
    isSortable: true,
    cell: ({ name, mail }, secondLine) => (
      <Inline gap={12} wrap={false}>
        <Avatar name={name} size={40} />
        <Stack gap={0}>
          <Text weight={600}>{name}</Text>
          <Text size="small" tone="muted">
            {mail}
          </Text>
          {secondLine}
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'city',
    header: 'City',
    isSortable: true,
    share: 18,
    foldsBelow: 768,
    cell: ({ city }) => city,
    folded: ({ city }) => city,
  },
  {
    id: 'role',
    header: 'Role',
    share: 18,
    foldsBelow: 768,
    cell: ({ role }) => <Tag>{role}</Tag>,
    folded: ({ role }) => role,
  },
  {
    id: 'actions',
    header: 'Actions',
    isActions: true,
    cell: ({ name }) => (
      <IconButton label={`Actions for ${name}`} icon={<DotsThreeVerticalIcon size={20} weight="bold" />} />
    ),
  },
]

function PeopleTable({
  chosen = [],
  ...props
}: Partial<TableProps<Person>> & { chosen?: readonly string[] }): ReactNode {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen))
  const key = sort.column === 'city' ? 'city' : 'name'
  const turn = sort.direction === 'ascending' ? 1 : -1
  return (
    <Table
      label="People"
      columns={columns}
      rows={[...people].sort((one, other) => turn * one[key].localeCompare(other[key], 'de'))}
      rowKey={({ mail }) => mail}
      sort={sort}
      onSort={setSort}
      selection={{
        selected,
        onChange: setSelected,
        rowLabel: ({ name }) => name,
        allLabel: 'All people',
      }}
      {...props}
    />
  )
}

const meta = { title: 'Data/Table', component: PeopleTable } satisfies Meta<typeof PeopleTable>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  name: 'A table sorts by its headers and chooses rows',
  args: { chosen: ['d.adeyemi@lindwerk.example', 'h.lichtenberg-oesterreicher@lindwerk.example'] },
}
export const Sorted: Story = {
  name: 'An arrow shows the order, which a second press turns',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Person' }))
  },
}
export const Plain: Story = {
  name: 'A table without choices has its count below',
  args: {
    selection: undefined,
    stickyHeader: true,
    foot: (
      <Text size="small" tone="muted" tabular>
        5 people
      </Text>
    ),
  },
}
export const Waiting: Story = { name: 'Rows to come keep the table’s shape', args: { rows: [], loading: true } }
export const Empty: Story = {
  name: 'An empty table says so under its headers',
  args: { rows: [], empty: <EmptyState title="Nobody found" text="Look for a name, an e-mail or a city." /> },
}
export const German: Story = {
  name: 'Long German words break inside their cells',
  args: {
    selection: undefined,
    columns: [
      {
        id: 'name',
        header: 'Zuständigkeitsbereich',
        isRowHeader: true,
        cell: ({ name }) => <span lang="de">{name}</span>,
      },
      { id: 'role', header: 'Mitarbeitendenvertretung', share: 30, cell: ({ role }) => <span lang="de">{role}</span> },
    ],
    rows: [
      {
        name: 'Seilbahnüberwachungsaufgabenübertragungsgesetz',
        mail: '1',
        city: '',
        role: 'Betriebsleitungsstellvertretungsangelegenheiten',
      },
    ],
  },
}
