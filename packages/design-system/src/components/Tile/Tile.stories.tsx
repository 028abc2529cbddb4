import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tile } from './Tile.tsx'

const meta = {
  title: 'Data/Tile',
  component: Tile,
  args: {
    label: 'People in a group',
    figure: '184',
    change: { value: '12 %', direction: 'up', directionLabel: 'up', meaning: 'good' },
    note: 'since spring',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '280px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tile>
export default meta
type Story = StoryObj<typeof meta>

export const Figure: Story = { name: 'A tile shows one figure and how it moved' }
export const Bad: Story = {
  name: 'A change for the worse is said, drawn and coloured',
  args: {
    label: 'Days until an answer',
    figure: '4,5',
    change: { value: '1,2', direction: 'up', directionLabel: 'up by', meaning: 'bad' },
    note: 'since October',
  },
}
export const Same: Story = {
  name: 'What has not moved stays quiet',
  args: { change: { value: 'as before', direction: 'same', directionLabel: '' }, note: undefined },
}
export const Place: Story = {
  name: 'A tile that leads somewhere is one link',
  args: { href: '#insights', icon: <UsersThreeIcon size={20} /> },
}
export const Press: Story = {
  name: 'A tile that does something is one button',
  args: { onPress: () => {}, tone: 'wash' },
}
export const Disabled: Story = {
  name: 'A tile that leads nowhere yet is faint',
  args: { onPress: () => {}, disabled: true },
}
export const Waiting: Story = {
  name: 'A tile keeps its height while its figure is on the way',
  args: { loading: true },
}
export const German: Story = {
  name: 'A long German label breaks',
  args: { label: <span lang="de">Vollständigkeitsquote der Mitarbeitendenprofile</span>, figure: '1.234.567,89 €' },
}
