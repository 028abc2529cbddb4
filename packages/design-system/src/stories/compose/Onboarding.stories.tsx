import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skills } from './Start.tsx'

const meta = {
  title: 'Compose/Onboarding',
  component: Skills,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Skills>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = { name: 'Skills typed land on the arcs at once' }

export const Phone: Story = {
  name: 'On a phone the step has the whole width',
  globals: { viewport: { value: 'w390' } },
}
