import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Box/Box.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Heading, Text } from '../Text/Text.tsx'
import { Carousel } from './Carousel.tsx'

const slide = (id: string, title: string, words: string) => ({
  id,
  label: title,
  content: (
    <Card padding={32}>
      <Stack gap={12} align="flex-start">
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{words}</Text>
        <Button>Read more</Button>
      </Stack>
    </Card>
  ),
})

const slides = [
  slide('surround', 'Surround me', 'Ask in your own words. See the very words that made somebody the answer.'),
  slide('coffee', 'Coffee rounds', 'Every two weeks, somebody you would not have met.'),
  slide('chat', 'Encrypted chat', 'Only the people in the group can read it.'),
]

const meta = {
  title: 'Layout/Carousel',
  component: Carousel,
  args: { label: 'What is inside', slides },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { name: 'A carousel shows one slide and how many there are' }

export const Paused: Story = {
  name: 'The next slide can be asked for, and comes round to the first',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
  },
}

export const Single: Story = { name: 'A single slide needs no controls', args: { slides: slides.slice(0, 1) } }
