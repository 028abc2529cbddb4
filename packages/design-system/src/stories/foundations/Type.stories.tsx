import type { Meta, StoryObj } from '@storybook/react-vite'
import { TypeInGerman, TypeScale } from './Type.tsx'

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = { name: 'Two families share the steps', render: () => <TypeScale /> }
export const German: Story = { name: 'German words have room', render: () => <TypeInGerman /> }
