import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Description', limit: 450 },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = { name: 'Few words take one line', args: { defaultValue: 'Ich plane Kabinen.' } }

export const Long: Story = {
  name: 'Many words grow the field to 200 px, then scroll',
  args: {
    defaultValue: 'Ich plane Kabinen, und zwar so, dass man sie auch bei Sturm gern betritt.\n'.repeat(8),
    limit: 900,
  },
}

export const TooLong: Story = {
  name: 'Words past the limit stay, and the counter says so',
  args: { limit: 10, defaultValue: 'Ich plane Kabinen.', error: 'Maximum length is 10 characters' },
}

export const Focused: Story = {
  name: 'The field that is typed into has the ink outline and its halo',
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

export const Empty: Story = {
  name: 'An empty field hints at what belongs there',
  args: { placeholder: 'What do you do all day?', optional: 'optional', hint: 'Colleagues find you by these words.' },
}

export const Failed: Story = {
  name: 'A field with an error says the message below',
  args: { error: 'Description is required' },
}

export const Disabled: Story = {
  name: 'A disabled field stays readable',
  args: { disabled: true, defaultValue: 'Ich plane Kabinen.' },
}

export const Narrow: Story = {
  name: 'Long German words break on 320 px',
  args: {
    label: 'Aufgabenbeschreibung',
    defaultValue: 'Seilbahnzulassungsverfahrensbegleitung und Kabineninnenraumgestaltung',
    hint: 'Ihre Kolleginnen und Kollegen finden Sie mit diesen Wörtern.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
}
