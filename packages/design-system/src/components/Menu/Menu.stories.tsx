import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { UserIcon } from '@phosphor-icons/react/dist/csr/User'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { Menu, MenuDivider, MenuItem } from './Menu.tsx'

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Inês Carvalho',
    trigger: <IconButton variant="soft" label="More" icon={<DotsThreeIcon size={20} />} />,
    children: (
      <>
        <MenuItem icon={<ChatCircleIcon size={20} />} shortcut="M">
          Send a message
        </MenuItem>
        <MenuItem icon={<UserIcon size={20} />} shortcut="P">
          Profile
        </MenuItem>
        <MenuDivider />
        <MenuItem tone="danger" icon={<TrashIcon size={20} />}>
          Delete profile
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Actions: Story = {
  name: 'A menu holds the actions on something',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
  },
}

export const Choice: Story = {
  name: 'A menu of choices checks the chosen one',
  args: {
    label: 'Role',
    trigger: <Button variant="soft">Administrator</Button>,
    selected: 'administrator',
    children: (
      <>
        <MenuItem id="administrator" description="People, theme and custom fields">
          Administrator
        </MenuItem>
        <MenuItem id="member" description="Finds and is found, writes, posts">
          Member
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Administrator' }))
  },
}
