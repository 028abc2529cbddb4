import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/Text.tsx'
import { Marked } from './Marked.tsx'

const meta = {
  title: 'Data/Marked',
  component: Marked,
  args: { text: 'Led the Kubernetes migration of our ropeway control plane', ranges: [{ start: 8, end: 28 }] },
  render: (args) => (
    <Text size="evidence">
      <Marked {...args} />
    </Text>
  ),
} satisfies Meta<typeof Marked>
export default meta
type Story = StoryObj<typeof meta>

export const Evidence: Story = { name: 'The words that matched are marked' }
export const Suggestion: Story = {
  name: 'In a suggestion what matched is bold',
  args: { text: 'Portuguese', ranges: [{ start: 0, end: 3 }], look: 'bold' },
}
