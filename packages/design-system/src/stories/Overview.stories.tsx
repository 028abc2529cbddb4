import type { Meta, StoryObj } from '@storybook/react-vite'
import { Overview } from './Overview.tsx'

const meta = { title: 'Components/All parts', component: Overview, tags: ['!autodocs'] } satisfies Meta<typeof Overview>
export default meta

export const AllParts: StoryObj<typeof meta> = { name: 'All parts stand side by side' }
