import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressDots } from './ProgressDots.tsx'

const meta = { title: 'Feedback/ProgressDots', component: ProgressDots, args: { count: 3, current: 1 } } satisfies Meta<
  typeof ProgressDots
>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = { name: 'The first step stands at the beginning of the arc', args: { current: 0 } }
export const Middle: Story = { name: 'What lies behind is drawn in the first line' }
export const End: Story = { name: 'At the end every step is checked', args: { current: 3 } }
