import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

const meta = {
  title: 'Choices/Select',
  component: Select,
  args: {
    label: 'Role',
    selected: 'member',
    onSelect: () => {},
    choices: [
      { id: 'administrator', label: 'Administrator', detail: 'People, theme and custom fields' },
      { id: 'member', label: 'Member', detail: 'Finds and is found, writes, posts' },
      { id: 'external', label: 'External', detail: 'Sees only the people in their own groups' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Field: Story = { name: 'In a form a select looks like a field' }
export const Pill: Story = { name: 'In a toolbar it is a pill', args: { look: 'pill' } }
export const Failed: Story = {
  name: 'A select with nothing chosen can be in error',
  args: { selected: null, placeholder: 'Choose a role', error: 'Role is required' },
}
export const Open: Story = {
  name: 'The list checks the chosen value',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
