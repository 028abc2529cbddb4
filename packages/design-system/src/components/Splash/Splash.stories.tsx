import type { Meta, StoryObj } from '@storybook/react-vite'
import { Splash } from './Splash.tsx'

const meta = {
  title: 'Feedback/Splash',
  component: Splash,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Splash>
export default meta
type Story = StoryObj<typeof meta>

export const Unknown: Story = { name: 'While nobody is known the splash has no name' }
export const Known: Story = { name: 'The company’s name stands in its colours', args: { name: 'Lindwerk' } }
