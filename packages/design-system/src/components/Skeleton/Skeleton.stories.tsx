import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const People: Story = { name: 'A list of people waits in the shape of its rows' }
export const Lines: Story = { name: 'Text waits as lines', args: { shape: 'lines', rows: 2 } }
export const Block: Story = { name: 'A picture waits as a block', args: { shape: 'block' } }
