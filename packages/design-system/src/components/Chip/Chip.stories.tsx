import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Box/Box.tsx'
import { Chip, ChipButton } from './Chip.tsx'

const meta = { title: 'Data/Chip', component: Chip, args: { children: 'Speaks Portuguese' } } satisfies Meta<
  typeof Chip
>
export default meta
type Story = StoryObj<typeof meta>

export const PartsOfTheQuestion: Story = {
  name: 'Each part of the question shows its own segment',
  render: () => (
    <Inline>
      {['Kubernetes migration', 'Speaks Portuguese', 'Within 60 km of Munich'].map((words, index) => (
        <Chip key={words} segment={{ index, count: 3 }} onRemove={() => {}} removeLabel={`Remove ${words}`}>
          {words}
        </Chip>
      ))}
    </Inline>
  ),
}

export const Offered: Story = {
  name: 'A choice that is offered is a button',
  render: () => (
    <Inline>
      <ChipButton icon={<PlusIcon size={16} />}>Interviews</ChipButton>
      <ChipButton selected>Last 30 days</ChipButton>
      <ChipButton disabled>Workshops</ChipButton>
    </Inline>
  ),
}
