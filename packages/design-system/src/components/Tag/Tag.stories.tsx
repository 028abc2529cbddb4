import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Box/Box.tsx'
import { KeyHint } from '../KeyHint/KeyHint.tsx'
import { Tag } from './Tag.tsx'

const meta = { title: 'Data/Tag', component: Tag, args: { children: 'Kubernetes' } } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  name: 'Skills are washed, topics outlined, news warm',
  render: () => (
    <Inline>
      <Tag>Kubernetes</Tag>
      <Tag tone="line">#porto</Tag>
      <Tag tone="accent">New</Tag>
      <Tag tone="surface">Zulassungsrecht</Tag>
    </Inline>
  ),
}

export const Keys: Story = {
  name: 'A key hint names the key that does the same',
  render: () => <KeyHint>Ctrl K</KeyHint>,
}
