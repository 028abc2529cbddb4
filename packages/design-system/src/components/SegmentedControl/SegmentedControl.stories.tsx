import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon'
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SegmentedControl } from './SegmentedControl.tsx'

const meta = {
  title: 'Choices/SegmentedControl',
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
