import type { Meta, StoryObj } from '@storybook/react-vite'
import { PEOPLE } from '../../stories/people.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Stack } from '../Box/Box.tsx'
import { CircleMark } from '../CircleMark/CircleMark.tsx'
import { Wordmark } from '../CircleMark/Wordmark.tsx'
import { DataList } from '../DataList/DataList.tsx'
import { ButtonLink } from '../Link/Link.tsx'
import { Heading, Text } from '../Text/Text.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  // Each in a frame of its own: on a page of several they would lie over each other.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onClose: () => {},
    label: 'Menu',
    children: (
      <Stack gap={8}>
        <Wordmark />
        <ButtonLink href="#home" variant="text" full>
          Home
        </ButtonLink>
        <ButtonLink href="#search" variant="soft" full icon={<CircleMark />}>
          Surround me
        </ButtonLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = { name: 'The menu slides in from the left' }
export const End: Story = {
  name: 'The third column slides in from the right',
  args: {
    side: 'end',
    label: 'Details',
    children: (
      <Stack gap={16} align="center">
        <Avatar name="Inês Carvalho" src={PEOPLE[0]?.src} size={96} />
        <Heading level={2}>Inês Carvalho</Heading>
        <DataList
          layout="below"
          entries={[
            { id: 'position', term: 'Position', value: 'Platform Engineer' },
            { id: 'city', term: 'City', value: 'München' },
          ]}
        />
      </Stack>
    ),
  },
}
export const Long: Story = {
  name: 'The cross stays in sight while long content scrolls',
  args: {
    side: 'end',
    label: 'Details',
    children: Array.from({ length: 30 }, (_, index) => (
      <Text key={index} lang="de">
        Ich plane Kabinen und die Seilbahnüberwachungsaufgabenübertragung.
      </Text>
    )),
  },
}
