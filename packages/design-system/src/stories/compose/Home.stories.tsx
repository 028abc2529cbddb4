import type { Meta, StoryObj } from '@storybook/react-vite'
import { Home } from './Home.tsx'

const meta = {
  title: 'Compose/Home',
  component: Home,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = { name: 'The banner carries the company’s colour' }

export const Phone: Story = { name: 'On a phone the banner keeps its lines', globals: { viewport: { value: 'w390' } } }
