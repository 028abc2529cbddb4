import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '../Tag/Tag.tsx'
import { Text } from '../Text/Text.tsx'
import { Box, Inline, Stack } from './Box.tsx'

const meta = { title: 'Layout/Box', component: Box } satisfies Meta<typeof Box>
export default meta
type Story = StoryObj<typeof meta>

const WORDS = ['Lawinenschutz', 'Kabinenbau', 'Sicherheitsnachweis', 'Fahrgastinformation']

export const Below: Story = {
  name: 'A stack spaces its children below each other',
  render: () => (
    <Stack gap={12}>
      {WORDS.map((word) => (
        <Text key={word}>{word}</Text>
      ))}
    </Stack>
  ),
}

export const Beside: Story = {
  name: 'An inline row breaks where it has no room',
  render: () => (
    <Inline gap={8}>
      {WORDS.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </Inline>
  ),
}

export const Responsive: Story = {
  name: 'A box may differ by width',
  args: { background: 'wash', borderRadius: 'l', padding: { phone: 16, desktop: 40 }, children: 'Sixteen or forty' },
}
