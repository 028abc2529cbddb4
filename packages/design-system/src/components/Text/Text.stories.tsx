import type { Meta, StoryObj } from '@storybook/react-vite'
import { TYPE_STEPS } from '../../tokens/typography.ts'
import { Inline, Stack } from '../Box/Box.tsx'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Heading, Text } from './Text.tsx'

const meta = { title: 'Layout/Text', component: Text, args: { children: 'Words' } } satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Steps: Story = {
  name: 'Every step of the type scale has its size, weight and family',
  render: () => (
    <Stack gap={12}>
      {TYPE_STEPS.map((step) => (
        <Text key={step} size={step}>
          {step}: Straße nach Gdańsk
        </Text>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  name: 'Tones can be read wherever they stand',
  render: () => (
    <Inline gap={16}>
      <Text>text</Text>
      <Text tone="muted">muted</Text>
      <Text tone="faint">faint</Text>
      <Text tone="accent">accent</Text>
      <Text tone="success">success</Text>
      <Text tone="warning">warning</Text>
      <Text tone="danger">danger</Text>
    </Inline>
  ),
}

export const Headings: Story = {
  name: 'Headings follow the outline',
  render: () => (
    <Stack gap={12}>
      <Heading level={1}>Eleven skills rest on fewer than five people</Heading>
      <Heading level={2}>For you</Heading>
      <Heading level={3}>Priya Raman</Heading>
      <Heading level={4}>Data Scientist</Heading>
    </Stack>
  ),
}

export const Links: Story = {
  name: 'Links are warm, quiet or underlined inside text',
  render: () => (
    <Text>
      <Link href="#a">Create an account</Link> or{' '}
      <Link tone="text" href="#b">
        read more
      </Link>{' '}
      <Link tone="quiet" href="#c">
        Privacy
      </Link>
      <VisuallyHidden>only heard</VisuallyHidden>
    </Text>
  ),
}
