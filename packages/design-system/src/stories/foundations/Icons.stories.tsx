import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconsPage } from './Icons.tsx'

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

export const Icons: StoryObj<typeof meta> = { name: 'An icon has one meaning', render: () => <IconsPage /> }
