import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = { title: 'Data/Badge', component: Badge, args: { count: 5, label: '5 unread messages' } } satisfies Meta<
  typeof Badge
>
export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = { name: 'A badge counts what is new' }
export const Many: Story = { name: 'From a hundred on it says 99+', args: { count: 240, label: '240 unread messages' } }
