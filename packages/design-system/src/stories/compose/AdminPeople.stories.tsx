import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdminPeople } from './Admin.tsx'

const meta = {
  title: 'Compose/People of a company',
  component: AdminPeople,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminPeople>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = { name: 'Everybody stands in one table' }

export const Phone: Story = {
  name: 'On a phone columns fold into a second line',
  globals: { viewport: { value: 'w390' } },
}
