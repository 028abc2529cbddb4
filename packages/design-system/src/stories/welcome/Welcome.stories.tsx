import type { Meta, StoryObj } from '@storybook/react-vite'
import { Welcome as WelcomePage } from './Welcome.tsx'

const meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

export const Welcome: StoryObj<typeof meta> = { name: 'Every screen has one centre', render: () => <WelcomePage /> }
