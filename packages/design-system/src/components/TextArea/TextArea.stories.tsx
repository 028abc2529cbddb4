import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Description', limit: 450 },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = { name: 'Few words take one line', args: { defaultValue: 'Ich plane Kabinen.' } }

export const Long: Story = {
  name: 'Many words grow the field to 200 px, then scroll',
  args: {
    defaultValue: 'Ich plane Kabinen, und zwar so, dass man sie auch bei Sturm gern betritt.\n'.repeat(8),
    limit: 900,
  },
}

export const TooLong: Story = {
  name: 'Words past the limit stay, and the counter says so',
  args: { limit: 10, defaultValue: 'Ich plane Kabinen.', error: 'Maximum length is 10 characters' },
}
