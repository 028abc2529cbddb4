import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../Button/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Mute this group', children: <IconButton label="Mute" icon={<BellIcon size={20} />} /> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Focused: Story = {
  name: 'A tooltip appears at once with the keyboard',
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}
