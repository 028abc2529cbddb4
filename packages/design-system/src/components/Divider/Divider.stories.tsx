import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Box/Box.tsx'
import { Text } from '../Text/Text.tsx'
import { Divider } from './Divider.tsx'

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>
export default meta

export const Between: StoryObj<typeof meta> = {
  name: 'A hairline stands between two things',
  render: () => (
    <Stack gap={16}>
      <Text>What you share</Text>
      <Divider />
      <Text>What you could learn from each other</Text>
    </Stack>
  ),
}
