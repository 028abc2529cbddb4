import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { CircleMark } from '../CircleMark/CircleMark.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No groups',
    text: 'There are no groups',
    action: (
      <Button variant="accent" icon={<CircleMark />}>
        Surround me
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>
export default meta

export const InCard: StoryObj<typeof meta> = {
  name: 'The arcs stand on any ground',
  decorators: [
    (Story) => (
      <Card padding={0}>
        <Story />
      </Card>
    ),
  ],
}
export const Nobody: StoryObj<typeof meta> = { name: 'The circle waits for somebody' }
export const Closed: StoryObj<typeof meta> = {
  name: 'A closed circle can’t be looked into',
  args: {
    picture: 'closed',
    title: 'Closed on this device',
    text: 'Your recovery code opens what is written here.',
    action: undefined,
  },
}
