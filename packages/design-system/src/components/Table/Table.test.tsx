import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Table, type TableProps } from './Table.tsx'
import type { TableColumn, TableSort } from './table-columns.ts'

type Person = { readonly id: string; readonly city: string }
const people: readonly Person[] = ['Amina', 'Dele', 'Ewa', 'Hanna'].map((id) => ({ id, city: `City of ${id}` }))
const columns: readonly TableColumn<Person>[] = [
  {
    id: 'name',
    header: 'Person',
    isRowHeader: true,
    isSortable: true,
    cell: ({ id }, line) => (
      <>
        {id}
        {line}
      </>
    ),
  },
  { id: 'city', header: 'City', share: 30, foldsBelow: 768, cell: ({ city }) => city, folded: ({ city }) => city },
  {
    id: 'actions',
    header: 'Actions',
    isActions: true,
    cell: ({ id }) => <button type="button">More about {id}</button>,
  },
]

function People({
  onChange,
  ...props
}: Partial<TableProps<Person>> & { onChange?: (ids: string[]) => void }): ReactNode {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table
      label="People"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      selection={{
        selected,
        onChange: (next) => {
          setSelected(next)
          onChange?.([...next].sort())
        },
        rowLabel: ({ id }) => `Choose ${id}`,
        allLabel: 'Choose all',
      }}
      {...props}
    />
  )
}
const box = (name: string) => page.getByRole('checkbox', { name })
/** The box itself is drawn; its input lies invisibly inside the label. */
const press = (name: string, options?: Parameters<typeof userEvent.click>[1]) =>
  userEvent.click(box(name).element().closest('label') as Element, options)

describe('Table', () => {
  it('is a table whose rows are named and whose columns have headers', async () => {
    mount(<People selection={undefined} />)
    await expect.element(page.getByRole('table', { name: 'People' })).toBeVisible()
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Person', 'City', 'Actions'])
    await expect.element(page.getByRole('rowheader', { name: 'Dele' })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'City of Dele' })).toBeVisible()
  })

  it('asks for an order by its headers, with the keyboard, and says which one it is in', async () => {
    const onSort = vi.fn<(sort: TableSort) => void>()
    const { update } = mount(<People onSort={onSort} />)
    await expect.element(page.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('aria-sort', 'none')
    page.getByRole('button', { name: 'Person' }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' })
    update(<People onSort={onSort} sort={{ column: 'name', direction: 'ascending' }} />)
    await expect.element(page.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' })
    expect(page.getByRole('columnheader', { name: 'City' }).element().hasAttribute('aria-sort')).toBe(false)
  })

  it('chooses a row, then all, then none', async () => {
    const onChange = vi.fn<(ids: string[]) => void>()
    mount(<People onChange={onChange} />)
    await press('Choose Dele')
    expect(onChange).toHaveBeenLastCalledWith(['Dele'])
    await expect.element(page.getByRole('row', { name: /Dele/ })).toHaveAttribute('aria-selected', 'true')
    await expect.element(box('Choose all')).toBePartiallyChecked()
    await press('Choose all')
    expect(onChange).toHaveBeenLastCalledWith(['Amina', 'Dele', 'Ewa', 'Hanna'])
    await press('Choose all')
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  it('chooses all between two rows with Shift', async () => {
    const onChange = vi.fn<(ids: string[]) => void>()
    mount(<People onChange={onChange} />)
    await press('Choose Amina')
    await press('Choose Ewa', { modifiers: ['Shift'] })
    expect(onChange).toHaveBeenLastCalledWith(['Amina', 'Dele', 'Ewa'])
  })

  it('walks from box to box with the arrow keys and chooses with Space', async () => {
    const onChange = vi.fn<(ids: string[]) => void>()
    mount(<People onChange={onChange} />)
    box('Choose all').element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(box('Choose Dele')).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(onChange).toHaveBeenLastCalledWith(['Dele'])
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(box('Choose Amina')).toHaveFocus()
  })

  it('says that it is empty under its headers, and that it loads', async () => {
    const { update } = mount(<People rows={[]} empty="Nobody found" />)
    await expect.element(page.getByText('Nobody found')).toBeVisible()
    await expect.element(box('Choose all')).toBeDisabled()
    update(<People rows={[]} loading loadingLabel="Loading people" />)
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading people')
  })

  it('keeps its header at the top of the page', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ id: `Person ${index}`, city: '' }))
    mount(<People rows={many} stickyHeader />)
    window.scrollTo(0, 1200)
    await expect
      .poll(() => Math.round(page.getByRole('columnheader', { name: 'Person' }).element().getBoundingClientRect().top))
      .toBe(0)
    window.scrollTo(0, 0)
  })
})

describe('Table on a narrow screen', () => {
  afterEach(() => page.viewport(1280, 900))

  it('gives a folded column’s room to the others, also when there are no rows', async () => {
    await page.viewport(390, 800)
    mount(<People rows={[]} empty="Nobody found" />)
    expect(page.getByRole('columnheader', { name: 'Person' }).element().clientWidth).toBeGreaterThan(180)
  })

  it('folds columns into a second line under the name, and never scrolls sideways', async () => {
    await page.viewport(390, 800)
    mount(<People />)
    expect(page.getByRole('columnheader', { name: 'City' }).elements()).toHaveLength(0)
    expect((page.getByRole('rowheader').nth(1).element() as HTMLElement).innerText).toBe('Dele\nCity of Dele')
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})
