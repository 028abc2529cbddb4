import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabLinks, Tabs } from './Tabs.tsx'

const meta = {
  title: 'Choice/Tabs',
  component: Tabs,
  args: {
    label: 'Home',
    defaultSelected: 'feed',
    tabs: [
      { id: 'notes', label: 'My notes', content: 'Only you can read them.' },
      { id: 'feed', label: 'Feed', content: 'What the others should know.' },
      { id: 'metrics', label: 'Company metrics', content: 'What the company knows.' },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Views: Story = { name: 'Tabs show one view of a thing at a time' }
export const Places: Story = {
  name: 'Tabs that are places are links',
  render: () => (
    <TabLinks
      label="Admin panel"
      links={[
        { href: '#people', label: 'People', current: true },
        { href: '#customization', label: 'Customization' },
        { href: '#theme', label: 'Theme' },
      ]}
    />
  ),
}
