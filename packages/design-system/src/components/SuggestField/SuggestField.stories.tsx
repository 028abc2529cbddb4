import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { Box } from '../Box/Box.tsx'
import { SuggestField, type SuggestFieldProps } from './SuggestField.tsx'

/** Keeps what is typed, as a form would. */
function Writing({ value: first, ...props }: SuggestFieldProps): ReactNode {
  const [value, setValue] = useState(first)
  return <SuggestField {...props} value={value} onChange={setValue} />
}

const suggestions = [
  { id: 'a', label: 'Softwareentwicklerin', detail: '7 people here' },
  { id: 'b', label: 'Software engineer', detail: '3 people here' },
  { id: 'c', label: 'Leiterin der Softwareentwicklung für Steuerungen von Umlaufbahnen und Standseilbahnen' },
]

const meta = {
  title: 'Fields/SuggestField',
  component: Writing,
  args: { label: 'Position', value: '', suggestions, onChange: () => {} },
} satisfies Meta<typeof Writing>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Nothing is suggested before one types' }
export const Typing: Story = {
  name: 'While one types, what others write is offered',
  decorators: [
    (Story) => (
      <Box paddingBottom={120}>
        <Box paddingBottom={80}>
          <Story />
        </Box>
      </Box>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Softwareentw{ArrowDown}')
  },
}
export const Own: Story = {
  name: 'Text that nobody else has is as good',
  args: { value: 'Windladenmacherin', suggestions: [] },
}
export const Failed: Story = {
  name: 'A field with an error says the message below',
  args: { error: 'Position is required' },
}
export const Disabled: Story = {
  name: 'A disabled field stays readable',
  args: { value: 'Ingenieurin', disabled: true },
}
