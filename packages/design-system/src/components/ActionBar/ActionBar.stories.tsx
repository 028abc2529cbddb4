import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PEOPLE } from '../../stories/people.ts'
import { AvatarStack } from '../Avatar/AvatarStack.tsx'
import { Button } from '../Button/Button.tsx'
import { ActionBar } from './ActionBar.tsx'

const meta = {
  title: 'Actions/ActionBar',
  component: ActionBar,
  args: {
    label: 'Selection',
    title: '3 selected',
    hint: 'Space selects, Esc clears',
    portraits: <AvatarStack people={PEOPLE.slice(2, 5)} />,
    children: (
      <>
        <Button size={48}>Write to each</Button>
        <Button size={48} variant="accent" icon={<ChatCircleIcon size={20} weight="bold" />}>
          Start a group
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>
export default meta
type Story = StoryObj<typeof meta>

export const Selection: Story = { name: 'The bar rises with the selection' }
export const Bulk: Story = {
  name: 'In tables the bar holds quiet actions and a dangerous one',
  args: {
    title: '2 selected',
    hint: undefined,
    portraits: undefined,
    children: (
      <>
        <Button variant="text">Change role</Button>
        <Button variant="dangerText">Delete profile</Button>
      </>
    ),
  },
}
