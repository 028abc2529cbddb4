import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../Box/Box.tsx'
import { CircleMark } from '../CircleMark/CircleMark.tsx'
import { Text } from '../Text/Text.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

const meta = { title: 'Actions/Button', component: Button, args: { children: 'Save' } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {
  name: 'The accent button is the one next thing of a screen',
  args: { variant: 'accent', size: 48, icon: <ChatCircleIcon size={20} weight="bold" />, children: 'Start a group' },
}

export const Variants: Story = {
  name: 'Everything else is ink, line, soft, text or danger',
  render: () => (
    <Inline gap={12}>
      <Button variant="ink">Save</Button>
      <Button variant="line">Write to each</Button>
      <Button variant="soft">Answer</Button>
      <Button variant="text">Cancel</Button>
      <Button variant="danger">Delete profile</Button>
      <Button variant="dangerText">Delete profile</Button>
      <IconButton variant="soft" label="More" icon={<DotsThreeIcon size={20} />} />
    </Inline>
  ),
}

export const Sizes: Story = {
  name: 'Buttons are 32, 40 or 48 high',
  render: () => (
    <Inline gap={12}>
      <Button size={32}>Small</Button>
      <Button size={40}>Middle</Button>
      <Button size={48}>Large</Button>
    </Inline>
  ),
}

export const Loading: Story = {
  name: 'A loading button keeps its word and turns a ring in front',
  args: { variant: 'accent', loading: true, children: 'Inviting' },
}

export const Disabled: Story = {
  name: 'A disabled button stays readable',
  args: { disabled: true, children: 'Save' },
}

export const Full: Story = {
  name: 'On phones the first button takes the whole width and long words wrap',
  render: () => (
    <Stack gap={12}>
      <Button variant="accent" full icon={<CircleMark />}>
        Surround me
      </Button>
      <Button full>Unternehmenszugehörigkeitsbescheinigung anfordern und an alle Beteiligten verschicken</Button>
    </Stack>
  ),
}

export const Focused: Story = {
  name: 'With the keyboard a button wears the ring',
  args: { variant: 'accent' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

export const DisabledWithReason: Story = {
  name: 'A hint says why a button is disabled',
  render: () => (
    <Stack gap={8} align="flex-start">
      <Button variant="accent" disabled aria-describedby="why">
        Invite 14 people
      </Button>
      <Text size="small" tone="muted">
        <span id="why">Mend row 7 first.</span>
      </Text>
    </Stack>
  ),
}

export const IconOnly: Story = {
  name: 'An icon alone shows its name with the keyboard',
  render: () => <IconButton variant="soft" label="More" icon={<DotsThreeIcon size={20} />} />,
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

export const Narrow: Story = {
  name: 'Long German words wrap on 320 px',
  args: { variant: 'ink', size: 48, children: 'Unternehmenszugehörigkeitsbescheinigung anfordern' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
}
