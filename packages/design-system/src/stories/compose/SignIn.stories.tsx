import type { Meta, StoryObj } from '@storybook/react-vite'
import { SignIn } from './Start.tsx'

const meta = {
  title: 'Compose/Sign in',
  component: SignIn,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignIn>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = { name: 'Signing in asks for two things' }

export const Phone: Story = {
  name: 'On a phone signing in is the whole screen',
  globals: { viewport: { value: 'w390' } },
}

export const Wrong: Story = { name: 'A wrong password is said at the field', args: { wrong: true } }
