import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { CircleMark } from '../CircleMark/CircleMark.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Waiting/EmptyState',
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

export const Nobody: StoryObj<typeof meta> = { name: 'The circle waits for somebody' }
