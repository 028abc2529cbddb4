import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { Inline, Stack } from '../Box/Box.tsx'
import { Text } from '../Text/Text.tsx'
import { ButtonLink, Link } from './Link.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#forgot', children: 'Forgot password?' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  name: 'A link is warm, underlined in running text, or quiet',
  render: () => (
    <Stack gap={12} align="flex-start">
      <Link href="#forgot">Forgot password?</Link>
      <Text>
        By signing up you accept the{' '}
        <Link tone="text" href="#terms">
          terms of use
        </Link>
        .
      </Text>
      <Link tone="quiet" href="#imprint">
        Imprint
      </Link>
    </Stack>
  ),
}
export const NewTab: Story = {
  name: 'A link that opens a new tab says so',
  args: { href: 'https://lindwerk.example', target: '_blank', children: 'lindwerk.example' },
}
export const Focused: Story = {
  name: 'With the keyboard a link wears the ring',
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}
export const LikeButtons: Story = {
  name: 'A next step that is a place looks like a button',
  render: () => (
    <Inline gap={12}>
      <ButtonLink href="#next" variant="accent" iconEnd={<ArrowRightIcon size={20} weight="bold" />}>
        Last step
      </ButtonLink>
      <ButtonLink href="#all">All people</ButtonLink>
    </Inline>
  ),
}
export const Narrow: Story = {
  name: 'On 320 px long German words break',
  args: { children: 'Unternehmenszugehörigkeitsbescheinigung anfordern', target: '_blank' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
}
