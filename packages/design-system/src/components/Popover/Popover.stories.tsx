import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../Box/Box.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Text } from '../Text/Text.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button>What is measured</Button>,
    title: 'Sums of five people and more',
    children: (
      <Text size="small" tone="muted">
        Smaller groups stay hidden, and so does every cell that would give them away.
      </Text>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = { name: 'A popover says more beside what opened it' }

export const Choices: Story = {
  name: 'A popover holds a small form and closes when it is done',
  args: {
    trigger: <Button>Columns</Button>,
    title: undefined,
    label: 'Columns',
    children: (close) => (
      <Stack gap={12}>
        <Checkbox defaultSelected>City</Checkbox>
        <Checkbox defaultSelected>Role</Checkbox>
        <Checkbox>State</Checkbox>
        <Inline gap={8}>
          <Button variant="ink" size={32} onPress={close}>
            Done
          </Button>
        </Inline>
      </Stack>
    ),
  },
}

export const LongWord: Story = {
  name: 'A long word breaks inside a popover',
  args: {
    trigger: <Button>Zulassung</Button>,
    title: 'Seilbahnüberwachungsaufgabenübertragungsgesetzesänderungsentwurf',
    children: (
      <Text size="small">https://lindwerk.example/zulassung/0123456789abcdef0123456789abcdef0123456789abcdef</Text>
    ),
  },
}
