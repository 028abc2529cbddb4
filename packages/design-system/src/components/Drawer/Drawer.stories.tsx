import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Box/Box.tsx'
import { CircleMark } from '../CircleMark/CircleMark.tsx'
import { Wordmark } from '../CircleMark/Wordmark.tsx'
import { ButtonLink } from '../Link/Link.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: () => {},
    label: 'Menu',
    children: (
      <Stack gap={8}>
        <Wordmark />
        <ButtonLink href="#home" variant="text" full>
          Home
        </ButtonLink>
        <ButtonLink href="#search" variant="soft" full icon={<CircleMark />}>
          Surround me
        </ButtonLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = { name: 'The menu slides in from the left' }
export const End: Story = { name: 'The third column slides in from the right', args: { side: 'end', label: 'Details' } }
