import type { Meta, StoryObj } from '@storybook/react-vite'
import { EncryptionBadge } from './EncryptionBadge.tsx'

const meta = {
  title: 'Conversation/EncryptionBadge',
  component: EncryptionBadge,
  args: { ready: true },
} satisfies Meta<typeof EncryptionBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { name: 'A closed ring says that it is safe' }
export const Waiting: Story = { name: 'An open ring says that it gets ready', args: { ready: false } }
