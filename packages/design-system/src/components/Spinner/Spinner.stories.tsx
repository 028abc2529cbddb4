import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wordmark } from '../CircleMark/Wordmark.tsx'
import { Splash } from '../Splash/Splash.tsx'
import { Spinner } from './Spinner.tsx'

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const WithWords: Story = {
  name: 'Two arcs turn against each other beside the word',
  args: { label: 'Two arcs, turning against each other', showLabel: true },
}

export const WholeScreen: Story = {
  name: 'The splash fills the screen in the company’s colours',
  parameters: { layout: 'fullscreen' },
  render: () => <Splash name="Lindwerk" />,
}

export const Mark: Story = { name: 'The wordmark is the mark beside the name', render: () => <Wordmark /> }
