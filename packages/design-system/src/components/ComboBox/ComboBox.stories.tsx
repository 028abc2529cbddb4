import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'

/** Keeps what is chosen, as a form would. */
function Choosing({ selected: first, ...props }: ComboBoxProps): ReactNode {
  const [selected, setSelected] = useState(first)
  return <ComboBox {...props} selected={selected} onSelect={setSelected} />
}

const CITIES = ['München', 'Münster', 'Mannheim', 'Wien', 'Gdańsk', 'Porto']
const choices = Array.from({ length: 4000 }, (_, index) => {
  const city = CITIES[index % CITIES.length] ?? ''
  return { id: String(index), label: index < CITIES.length ? city : `${city} ${index}` }
})

const meta = {
  title: 'Choices/ComboBox',
  component: Choosing,
  args: { label: 'City', choices, selected: '0', onSelect: () => {}, placeholder: 'Begin to type' },
} satisfies Meta<typeof Choosing>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { name: 'One of thousands is chosen' }
export const Typing: Story = {
  name: 'Typing finds a city without its accents',
  args: { selected: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mun')
  },
}
