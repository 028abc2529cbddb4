import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyHint } from './KeyHint.tsx'

const meta = { title: 'Data/KeyHint', component: KeyHint, args: { children: 'Ctrl K' } } satisfies Meta<typeof KeyHint>
export default meta

export const Key: StoryObj<typeof meta> = { name: 'A key that does the same stands beside the action' }
