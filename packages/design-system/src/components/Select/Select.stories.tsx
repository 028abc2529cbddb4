import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

const meta = {
  title: 'Choice/Select',
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
export const Empty: Story = {
  name: 'A select with nothing chosen hints at what belongs there',
  args: { selected: null, placeholder: 'Choose a role', optional: 'optional', hint: 'You can change it later.' },
}
export const Focused: Story = {
  name: 'With the keyboard it wears the outline and its halo',
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}
export const Disabled: Story = {
  name: 'A disabled select stays readable',
  args: { disabled: true, hint: 'Only the owner changes roles.' },
}
export const Narrow: Story = {
  name: 'On 320 px a long value is cut in the field and whole in the list',
  args: {
    label: 'Unternehmenszugehörigkeit',
    selected: 'a',
    choices: [
      { id: 'a', label: 'Seilbahnzulassungsverfahrensbegleitung', detail: 'Mit allen Beteiligten des Verfahrens' },
      { id: 'b', label: 'Vertrieb' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
