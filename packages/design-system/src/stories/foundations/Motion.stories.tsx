import type { Meta, StoryObj } from '@storybook/react-vite'
import { MotionPage } from './Motion.tsx'

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

export const Motion: StoryObj<typeof meta> = {
  name: 'Movement is short, and can be done without',
  render: () => <MotionPage />,
}
