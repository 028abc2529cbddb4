import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'New password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = { name: 'A password is hidden until asked for', args: { defaultValue: 'Umkreis' } }

export const Checklist: Story = {
  name: 'The checklist is live while one types',
  args: { checklist: true, defaultValue: 'Abc-12' },
}
