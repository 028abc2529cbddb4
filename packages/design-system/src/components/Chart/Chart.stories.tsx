import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarChart } from './BarChart.tsx'
import { ChartCard } from './ChartCard.tsx'
import { DotPlot } from './DotPlot.tsx'
import { MatrixChart } from './MatrixChart.tsx'
import { RingChart } from './RingChart.tsx'
import { StepChart } from './StepChart.tsx'

const meta: Meta = { title: 'Data/Charts' }
export default meta
type Story = StoryObj

const words = { asTable: 'Show as a table', asChart: 'Show as a chart', download: 'Download CSV' }

export const BarsWithAHiddenNumber: Story = {
  name: 'Bars whose finding stands out, and what is not told is hatched',
  render: () => (
    <ChartCard
      title="Two in three of us work in München or Leipzig"
      line="Head count by city"
      table={{ columns: ['City', 'People'], rows: [['München', 92]] }}
      fileName="cities"
      words={words}
    >
      <BarChart
        label="Head count by city"
        bars={[
          { id: 'm', name: 'München', value: 92, isFinding: true },
          { id: 'l', name: 'Leipzig', value: 68, isFinding: true },
          { id: 'p', name: 'Porto', value: 15 },
          { id: 'r', name: 'Rosenheim', value: 'fewer than 5' },
          { id: 'g', name: 'Gdańsk', value: 'hidden with it' },
        ]}
      />
    </ChartCard>
  ),
}

export const DotsWithSomeUntold: Story = {
  name: 'Each dot is a thing, by its value; of the least only their number is told',
  render: () => (
    <DotPlot
      label="Skills by the number of people who hold them"
      dots={Array.from({ length: 90 }, (_, at) => ({ name: `Skill ${at}`, value: 5 + Math.round((at * at) / 90) }))}
      least={5}
      untold={{ count: 11, unit: 'skills', foot: 'under 5' }}
    />
  ),
}

export const RingsOfProfiles: Story = {
  name: 'Shares around one centre',
  render: () => (
    <RingChart
      label="Profiles"
      rings={[
        { id: 'position', name: 'Position', share: 0.98, text: '98 %' },
        { id: 'city', name: 'City', share: null, text: 'hidden' },
        { id: 'bio', name: 'Bio', share: 0.61, text: '61 %', isFinding: true },
      ]}
    />
  ),
}

export const MatrixWithAFinding: Story = {
  name: 'How much each two have in common',
  render: () => (
    <MatrixChart
      label="Group memberships in common"
      names={['Software', 'Elektronik', 'Mechanik', 'Fertigung']}
      value={(row, column) => (row === 3 && column === 1 ? null : 70 - row * 12 - column * 5)}
      untold="under 5"
      finding={[3, 0]}
    />
  ),
}

export const StepsOverAYear: Story = {
  name: 'A number over time',
  render: () => (
    <StepChart
      label="Head count"
      from="222"
      points={['Dec', 'Feb', 'Apr', 'Jun', 'Aug', 'Oct', 'Nov'].map((label, at) => ({ label, value: 222 + at * 3 }))}
    />
  ),
}
