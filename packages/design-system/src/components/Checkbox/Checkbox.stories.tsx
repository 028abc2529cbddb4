import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from '../Switch/Switch.tsx'
import { Stack } from '../Box/Box.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Choice/Checkbox',
  component: Checkbox,
  args: { children: 'I have read the terms' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  name: 'A check is round: open, filled, or partly',
  render: () => (
    <Stack gap={12} align="flex-start">
      <Checkbox>Not chosen</Checkbox>
      <Checkbox defaultSelected>Chosen</Checkbox>
      <Checkbox indeterminate>Some of them</Checkbox>
      <Checkbox invalid>Missing</Checkbox>
      <Checkbox disabled>Not now</Checkbox>
      <Checkbox disabled defaultSelected>
        Chosen for you
      </Checkbox>
    </Stack>
  ),
}

export const Switches: Story = {
  name: 'A switch takes effect at once',
  render: () => (
    <Stack gap={12} align="flex-start">
      <Switch>Visible to others</Switch>
      <Switch defaultSelected>Tell me about mentions</Switch>
      <Switch disabled>Not now</Switch>
      <Switch disabled defaultSelected>
        Always on
      </Switch>
    </Stack>
  ),
}

export const Narrow: Story = {
  name: 'Long German words break beside it on 320 px',
  render: () => (
    <Stack gap={12} align="flex-start">
      <Checkbox defaultSelected>
        Ich habe die Datenschutzgrundverordnungsbestimmungen und die Nutzungsbedingungen gelesen
      </Checkbox>
      <Switch defaultSelected>Benachrichtigungen über Erwähnungen in allen Unterhaltungen</Switch>
    </Stack>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
}

export const Focused: Story = {
  name: 'With the keyboard a check wears the ring',
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}
