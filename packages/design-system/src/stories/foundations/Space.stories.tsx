import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpacePage } from './Space.tsx'

const meta = {
  title: 'Foundations/Space and grid',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

export const Space: StoryObj<typeof meta> = { name: 'Twelve distances are enough', render: () => <SpacePage /> }
