import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeEditor } from './Admin.tsx'

const meta = {
  title: 'Compose/Company colours',
  component: ThemeEditor,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThemeEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = { name: 'What became of a colour is said beside it' }

export const Phone: Story = {
  name: 'On a phone the preview follows the fields',
  globals: { viewport: { value: 'w390' } },
}
