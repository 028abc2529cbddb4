import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Hex } from '@umkreis/theme'
import { useState } from 'react'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'

function Typed(props: ColorFieldProps) {
  const [value, setValue] = useState({ text: props.text, color: props.color })
  return (
    <ColorField
      {...props}
      {...value}
      onChange={(text, color) => setValue((before) => ({ text, color: color ?? before.color }))}
    />
  )
}

const meta = {
  title: 'Fields/ColorField',
  component: ColorField,
  render: (args) => <Typed {...args} />,
  args: {
    label: 'banner',
    description: 'The next step, the banner',
    text: '#F2B705',
    color: '#F2B705' as Hex,
    onChange: () => undefined,
  },
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {
  name: 'A colour says how well its label is read on it',
  args: {
    finding: {
      tone: 'good',
      words: (
        <>
          Label on it <b>9.9</b>
        </>
      ),
    },
  },
}

export const Mended: Story = {
  name: 'A colour that is too faint says what is drawn in its place',
  args: {
    label: 'line2',
    description: 'Second line',
    text: '#F8A9C0',
    color: '#F8A9C0',
    finding: {
      tone: 'mended',
      drawn: '#E57E9F',
      words: (
        <>
          Too faint on the page (1.7). Drawn as <b>#E57E9F</b>, same hue, 2.5.
        </>
      ),
    },
  },
}

const typing =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await userEvent.tab()
  }

export const Named: Story = { name: 'A colour’s name is refused, and the last colour stays', play: typing('red') }
export const TooShort: Story = { name: 'Too few digits are refused', play: typing('#12') }
export const Transparent: Story = { name: 'A transparent colour is refused', play: typing('#F2B70580') }
export const Expanded: Story = { name: 'Three digits become six, and it says so', play: typing('#F80') }

export const Picking: Story = {
  name: 'The swatch opens a picker',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}

export const Disabled: Story = { name: 'A disabled colour stays readable', args: { disabled: true } }
