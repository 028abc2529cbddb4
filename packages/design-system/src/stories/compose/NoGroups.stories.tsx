import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoGroups } from './Home.tsx'

const meta = {
  title: 'Compose/Empty',
  component: NoGroups,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoGroups>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = { name: 'An empty screen leads to the circle' }

export const Phone: Story = {
  name: 'An empty screen on a phone has one button',
  globals: { viewport: { value: 'w390' } },
}
