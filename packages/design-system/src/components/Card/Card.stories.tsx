import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Box/Box.tsx'
import { Button } from '../Button/Button.tsx'
import { Divider } from '../Divider/Divider.tsx'
import { Heading, Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: {
    children: (
      <Stack gap={12}>
        <Heading level={3}>Coffee round</Heading>
        <Text size="small" tone="muted">
          Tuesday, 15:00. You, Ewa and Hanna.
        </Text>
        <Divider />
        <Button>Say hello</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Surface: Story = { name: 'A card holds what belongs together' }
export const Wash: Story = { name: 'A washed card is quieter', args: { tone: 'wash' } }
export const Ink: Story = { name: 'On ink everything takes light colours', args: { tone: 'ink' } }
