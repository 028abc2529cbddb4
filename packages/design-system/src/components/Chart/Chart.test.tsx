import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { BarChart } from './BarChart.tsx'
import { ChartCard } from './ChartCard.tsx'
import { MatrixChart } from './MatrixChart.tsx'

const words = { asTable: 'Show as a table', asChart: 'Show as a chart', download: 'Download CSV' }

describe(ChartCard, () => {
  it('shows the same figures as a table and back, by keyboard', async () => {
    mount(
      <ChartCard
        title="Most of us work in Ulm"
        line="By city"
        table={{ columns: ['City', 'People'], rows: [['Ulm', 12]] }}
        fileName="cities"
        words={words}
      >
        <BarChart label="By city" bars={[{ id: 'u', name: 'Ulm', value: 12 }]} />
      </ChartCard>,
    )
    await expect.element(page.getByRole('region', { name: 'Most of us work in Ulm' })).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'By city' })).toHaveTextContent('Ulm12')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('table', { name: 'Most of us work in Ulm' }))
      .toHaveTextContent('CityPeopleUlm12')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('list', { name: 'By city' })).toBeVisible()
  })
})

it('says of a bar without a number why it has none', async () => {
  mount(<BarChart label="By city" bars={[{ id: 'g', name: 'Gdańsk', value: 'fewer than 5' }]} />)
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Gdańskfewer than 5')
})

it('reads a matrix as a table with names for its rows and columns', async () => {
  mount(
    <MatrixChart
      label="In common"
      names={['Ulm', 'Graz']}
      value={(row, column) => (row === 1 && column === 0 ? null : 40)}
      untold="under 5"
    />,
  )
  const table = page.getByRole('table', { name: 'In common' })
  await expect.element(table.getByRole('rowheader', { name: 'Graz' })).toBeVisible()
  await expect.element(table.getByRole('columnheader', { name: 'Ulm' })).toBeVisible()
  await expect.element(table.getByText('under 5')).toBeVisible()
})
