import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'

/** Keeps what is chosen, as a form would. */
function Choosing({ selected: first, ...props }: ComboBoxProps): ReactNode {
  const [selected, setSelected] = useState(first)
  return <ComboBox {...props} selected={selected} onSelect={setSelected} />
}

const CITIES = ['München', 'Münster', 'Mannheim', 'Wien', 'Gdańsk', 'Porto']
const choices = Array.from({ length: 5000 }, (_, index) => {
  const city = CITIES[index % CITIES.length] ?? ''
  return { id: String(index), label: index < CITIES.length ? city : `${city} ${index}` }
})
const countries = [
  { id: 'at', label: 'Österreich', detail: 'Wien, Graz, Linz' },
  {
    id: 'de',
    label: 'Deutschland',
    detail: 'Berlin, Hamburg, München und 2.053 weitere Städte, die hier nicht Platz haben',
  },
  { id: 'pt', label: 'Portugal' },
  { id: 'pl', label: 'Polen', detail: 'Warszawa, Kraków, Łódź' },
]

const meta = {
  title: 'Choice/ComboBox',
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
export const SpeltOut: Story = {
  name: 'Typing finds umlauts that are spelt out',
  args: { selected: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'muens')
  },
}
export const TwoLines: Story = {
  name: 'A second line has the room it needs',
  args: { label: 'Land', choices: countries, selected: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
export const Nothing: Story = {
  name: 'Where nothing fits, the field says so below and covers nothing',
  args: { selected: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
  },
}
export const OwnWords: Story = {
  name: 'Own words stay where they are welcome',
  args: { selected: null, ownText: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Hinterzarten')
  },
}
export const Empty: Story = {
  name: 'An empty field hints at what belongs there',
  args: { selected: null, optional: 'optional', hint: 'People near you find you by it.' },
}
export const Failed: Story = {
  name: 'A field with an error says the message below',
  args: { selected: null, error: 'City is required' },
}
export const Disabled: Story = {
  name: 'A disabled field stays readable',
  args: { disabled: true, hint: 'Your organisation fills this in.' },
}
export const Narrow: Story = {
  name: 'On 320 px a long name keeps to its line',
  args: {
    label: 'Stadt der Unternehmensniederlassung',
    selected: 'x',
    choices: [{ id: 'x', label: 'Hellschen-Heringsand-Unterschaar im Kreis Dithmarschen' }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
}
