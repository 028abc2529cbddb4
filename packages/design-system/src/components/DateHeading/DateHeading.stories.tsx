import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateHeading } from './DateHeading.tsx'

const meta = {
  title: 'Conversation/DateHeading',
  component: DateHeading,
  args: { children: '19 November 2026' },
} satisfies Meta<typeof DateHeading>
export default meta

export const Day: StoryObj<typeof meta> = { name: 'Each day begins with its date' }
