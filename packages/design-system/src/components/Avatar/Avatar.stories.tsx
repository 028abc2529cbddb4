import type { Meta, StoryObj } from '@storybook/react-vite'
import { PEOPLE as PORTRAITS } from '../../stories/people.ts'
import { Box, Inline, Stack } from '../Box/Box.tsx'
import { Avatar } from './Avatar.tsx'
import { AvatarStack } from './AvatarStack.tsx'

const meta = {
  title: 'People/Avatar',
  component: Avatar,
  args: { name: 'Ewa Kowalska', size: 56 },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

const PEOPLE = ['Ewa Kowalska', 'Jonas Feld', 'Karim Haddad', 'Aylin Demir', 'Sven Krüger', 'Lena Obermüller'].map(
  (name) => ({
    id: name,
    name,
  }),
)

export const Initials: Story = { name: 'Without a picture the initials stand on two arcs' }

export const Present: Story = {
  name: 'A dot says whether somebody is there',
  render: () => (
    <Inline gap={16}>
      <Avatar name="Aylin Demir" size={56} presence="online" label="Aylin Demir, online" />
      <Avatar name="Matthias Größl" size={56} presence="away" label="Matthias Größl, away" />
    </Inline>
  ),
}

export const Sizes: Story = {
  name: 'Avatars have fixed sizes',
  render: () => (
    <Inline gap={12}>
      {([20, 24, 32, 36, 40, 48, 56, 80, 96, 120] as const).map((size) => (
        <Avatar key={size} name="Jonas Feld" size={size} />
      ))}
    </Inline>
  ),
}

export const Broken: Story = {
  name: 'A picture that does not load gives way to the initials',
  args: { src: 'data:image/png;base64,broken' },
}

export const Grounds: Story = {
  name: 'Initials and presence stand out on every ground',
  render: () => (
    <Stack gap={0}>
      {(['canvas', 'surface', 'sunken', 'washFaint', 'wash', 'accentWash'] as const).map((ground) => (
        <Box key={ground} background={ground} padding={12}>
          <Inline gap={16}>
            <Avatar name="Ewa Kowalska" size={48} presence="online" />
            <Avatar name="Jonas Feld" size={48} presence="away" />
            <Avatar name="Inês Carvalho" src={PORTRAITS[0]?.src} size={48} presence="online" />
            <AvatarStack people={PEOPLE} />
          </Inline>
        </Box>
      ))}
    </Stack>
  ),
}

export const Portraits: Story = {
  name: 'Portraits in a stack are cut where the next one lies over them',
  render: () => (
    <AvatarStack people={PORTRAITS.map(({ name, src }) => ({ id: name, name, src }))} size={48} label="People" />
  ),
}

export const Several: Story = {
  name: 'A stack draws the first four and counts the others',
  render: () => <AvatarStack people={PEOPLE} label="Six people" />,
}
