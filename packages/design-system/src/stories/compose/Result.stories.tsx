import type { Meta, StoryObj } from '@storybook/react-vite'
import { Result } from './Search.tsx'

const meta = {
  title: 'Compose/Result',
  component: Result,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Result>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = { name: 'Each person found shows why' }

export const Phone: Story = {
  name: 'On a phone the proof stays under the name',
  globals: { viewport: { value: 'w390' } },
}
