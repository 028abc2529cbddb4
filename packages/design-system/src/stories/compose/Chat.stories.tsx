import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chat } from './Chat.tsx'

const meta = {
  title: 'Compose/Chat',
  component: Chat,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Chat>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = { name: 'A conversation stands beside the list of all' }

export const Phone: Story = { name: 'On a phone the conversation is alone', globals: { viewport: { value: 'w390' } } }
