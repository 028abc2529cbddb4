import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: 'Fields/Stepper',
  component: Stepper,
  args: { label: 'People per round', defaultValue: 4, min: 2, max: 12 },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = { name: 'A number moves one step down or up, or is typed' }
export const Focused: Story = {
  name: 'With the keyboard the arrows step, and Page Up takes ten steps',
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}
export const AtTheEnd: Story = { name: 'At the end of its way a step rests', args: { defaultValue: 12 } }
export const Steps: Story = {
  name: 'A step may be more than one, with a unit',
  args: {
    label: 'Distance',
    defaultValue: 60,
    min: 0,
    max: 500,
    step: 10,
    format: { style: 'unit', unit: 'kilometer' },
    hint: 'As the crow flies.',
  },
}
export const Empty: Story = { name: 'It may be empty', args: { defaultValue: undefined, optional: 'optional' } }
export const Failed: Story = { name: 'An error says the message below', args: { error: 'At most 12 people per round' } }
export const Disabled: Story = {
  name: 'A disabled number stays readable',
  args: { disabled: true, hint: 'The round has begun.' },
}
export const ReadOnly: Story = { name: 'A number that is only shown cannot be stepped', args: { readOnly: true } }
export const Narrow: Story = {
  name: 'Long German words break on 320 px',
  args: {
    label: 'Höchstteilnehmerzahl je Kennenlerngesprächsrunde',
    hint: 'Seilbahnzulassungsverfahren haben höchstens zwölf Beteiligte.',
    words: { less: 'Weniger', more: 'Mehr' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
}
