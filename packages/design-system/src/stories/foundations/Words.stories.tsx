import type { Meta, StoryObj } from '@storybook/react-vite'
import { WordsPage } from './Words.tsx'

const meta = {
  title: 'Foundations/Words',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

export const Words: StoryObj<typeof meta> = {
  name: 'Titles say the finding, buttons a verb',
  render: () => <WordsPage />,
}
