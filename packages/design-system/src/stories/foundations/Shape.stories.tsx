import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShapePage } from './Shape.tsx'

const meta = {
  title: 'Foundations/Corners and depth',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

export const Shape: StoryObj<typeof meta> = { name: 'Only what floats has a shadow', render: () => <ShapePage /> }
