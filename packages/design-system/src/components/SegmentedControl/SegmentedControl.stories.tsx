import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon'
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SegmentedControl } from './SegmentedControl.tsx'

const meta = {
  title: 'Choice/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Period',
    selected: 'monthly',
    onSelect: () => {},
    segments: [
      { id: 'monthly', label: 'Monthly' },
      { id: 'annually', label: 'Annually' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = { name: 'A choice of few shows all of them' }
export const Icons: Story = {
  name: 'Icons alone carry names for those who listen',
  args: {
    label: 'Scheme',
    selected: 'light',
    segments: [
      { id: 'light', icon: <SunIcon size={18} />, name: 'Light' },
      { id: 'dark', icon: <MoonIcon size={18} />, name: 'Dark' },
    ],
  },
}
export const Focused: Story = {
  name: 'The arrows walk from one to the other',
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}
export const Disabled: Story = {
  name: 'One of them may be out of reach',
  args: {
    segments: [
      { id: 'monthly', label: 'Monthly' },
      { id: 'annually', label: 'Annually', disabled: true },
    ],
  },
}
export const Narrow: Story = {
  name: 'On 320 px long German words are reached by scrolling',
  args: {
    segments: [
      { id: 'monthly', label: 'Vierteljährliche Abrechnung' },
      { id: 'annually', label: 'Jährliche Abrechnung' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
}
