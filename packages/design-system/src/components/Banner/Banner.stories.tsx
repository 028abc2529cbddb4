import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './Banner.tsx'

const meta = { title: 'Layout/Banner', component: Banner, args: { children: 'Lindwerk' } } satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Large: Story = { name: 'The company’s colour carries its two lines' }
export const Small: Story = { name: 'In a small banner the lines stay away from the name', args: { size: 'small' } }
export const Quiet: Story = {
  name: 'The quiet band goes without the company’s colour',
  args: { look: 'quiet', size: 'small' },
}
