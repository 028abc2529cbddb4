import type { Meta, StoryObj } from '@storybook/react-vite'
import { Asking } from './Search.tsx'

const meta = {
  title: 'Compose/Surround me',
  component: Asking,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Asking>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = { name: 'People come nearer while one types' }

export const Phone: Story = {
  name: 'On a phone the question grows with its words',
  globals: { viewport: { value: 'w390' } },
}
