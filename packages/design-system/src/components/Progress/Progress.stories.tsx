import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box, Stack } from '../Box/Box.tsx'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Sending invitations', value: 14, max: 18, valueText: '14 of 18' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const HowFar: Story = { name: 'A bar says in words how far it has come' }
export const Percentage: Story = {
  name: 'Without words of its own it says a percentage',
  args: { label: 'Uploading Team_Porto_2026.xlsx', value: 62, max: 100, valueText: undefined },
}
export const Waiting: Story = {
  name: 'Nobody knows how long: a stretch runs along, or a dashed line stands still',
  args: { label: 'Reading the sheet', value: undefined },
}
export const Ends: Story = {
  name: 'It ends well or it stops',
  render: () => (
    <Stack gap={24}>
      <Progress label="18 invitations sent" value={18} max={18} valueText="18 of 18" tone="success" />
      <Progress label="Stopped at row 11" value={11} max={18} valueText="11 of 18" tone="danger" />
      <Progress label="Not begun" value={0} />
    </Stack>
  ),
}
export const Thin: Story = {
  name: 'Inside a row it is thin and its words are spoken only',
  args: { look: 'thin' },
}
export const Narrow: Story = {
  name: 'Long German words break before the number does',
  args: {
    label: 'Unternehmenszugehörigkeitsbescheinigungen werden an alle Beteiligten verschickt',
    valueText: '1.204 von 4.776',
    value: 1204,
    max: 4776,
  },
  decorators: [
    (Story) => (
      <Box width="full">
        <div style={{ maxWidth: 272 }}>
          <Story />
        </div>
      </Box>
    ),
  ],
}
