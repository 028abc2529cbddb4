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
