import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { TagField, type TagFieldProps } from './TagField.tsx'

/** Keeps the words, as a form would. */
function Collecting({ tags: first, ...props }: TagFieldProps): ReactNode {
  const [tags, setTags] = useState(first)
  return <TagField {...props} tags={tags} onChange={setTags} />
}

const meta = {
  title: 'Fields/TagField',
  component: Collecting,
  args: {
    label: 'Skills',
    tags: ['Roadmaps', 'Pricing', 'HMI', 'Prototyping', 'Zulassungsrecht', 'Türkisch'],
    onChange: () => {},
    max: 20,
    hint: 'Separate with commas, or press Enter.',
  },
} satisfies Meta<typeof Collecting>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { name: 'Words stand one by one and can be taken back' }
export const Typing: Story = {
  name: 'While one types the button to add is there',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Interv')
  },
}
export const Empty: Story = {
  name: 'An empty field hints at what belongs there',
  args: { tags: [], placeholder: 'Roadmaps, Pricing' },
}
export const Merged: Story = {
  name: 'A word that is there already is merged, and the field says so',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'pricing{Enter}')
  },
}
export const TooLong: Story = {
  name: 'A word that is too long says by how much while one types',
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Seilbahnzulassungsrecht')
  },
}
export const Full: Story = {
  name: 'A full list keeps what does not fit in the field',
  args: { max: 6 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Figma{Enter}')
  },
}
export const Failed: Story = {
  name: 'A field with an error says the message below',
  args: { tags: [], error: 'Please add at least one skill' },
}
export const Disabled: Story = { name: 'A disabled field stays readable', args: { disabled: true } }
export const Narrow: Story = {
  name: 'On 320 px a long word is cut, with its whole name at hand',
  args: {
    label: 'Fähigkeiten',
    tags: ['Seilbahnzulassungsverfahrensbegleitung', 'Kabinenplanung'],
    addLabel: 'Hinzufügen',
    hint: 'Mit Kommas trennen oder Enter drücken.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
}
