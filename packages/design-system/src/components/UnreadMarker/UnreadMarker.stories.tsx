import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnreadMarker } from './UnreadMarker.tsx'

const meta = {
  title: 'Conversation/UnreadMarker',
  component: UnreadMarker,
  args: { children: '2 new messages' },
} satisfies Meta<typeof UnreadMarker>
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = { name: 'Both lines bow down to the words' }
export const Narrow: Story = {
  name: 'On a phone the words keep their room',
  args: { children: '12 neue Nachrichten' },
  globals: { viewport: { value: 'w390' } },
}
