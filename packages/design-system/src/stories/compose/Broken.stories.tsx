import type { Meta, StoryObj } from '@storybook/react-vite'
import { Broken } from './Home.tsx'

const meta = {
  title: 'Compose/Error',
  component: Broken,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Broken>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = { name: 'An error says what is safe and what to do' }

export const Phone: Story = { name: 'An error on a phone says the same', globals: { viewport: { value: 'w390' } } }
