import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Box/Box.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Choice/Switch',
  component: Switch,
  args: { children: 'Others may find me' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = { name: 'A switch takes effect at once', args: { defaultSelected: true } }
export const Off: Story = { name: 'A switch that is off stays in sight' }
export const Disabled: Story = {
  name: 'A disabled switch stays readable',
  render: () => (
    <Inline gap={24}>
      <Switch disabled>Off</Switch>
      <Switch disabled defaultSelected>
        On
      </Switch>
    </Inline>
  ),
}
