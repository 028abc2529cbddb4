import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinesPage } from './Lines.tsx'

const meta = {
  title: 'Foundations/The lines',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

export const Lines: StoryObj<typeof meta> = {
  name: 'The two lines always carry something',
  render: () => <LinesPage />,
}
