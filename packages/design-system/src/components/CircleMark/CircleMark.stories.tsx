import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleMark } from './CircleMark.tsx'
import { Wordmark } from './Wordmark.tsx'

const meta = { title: 'Layout/CircleMark', component: CircleMark } satisfies Meta<typeof CircleMark>
export default meta
type Story = StoryObj<typeof meta>

export const Brand: Story = { name: 'The mark wears both lines', args: { size: 56, tone: 'brand', label: 'Umkreis' } }
export const Current: Story = { name: 'Beside words it takes their colour', args: { size: 24 } }
export const Name: Story = { name: 'With the name it is the wordmark', render: () => <Wordmark /> }
