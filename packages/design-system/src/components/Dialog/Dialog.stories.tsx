import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  // Each in a frame of its own: on a page of several they would lie over each other.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onClose: () => {}, title: 'New group' },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Task: Story = {
  name: 'A decorated dialog asks for one thing',
  args: {
    title: 'One step closer!',
    description: 'An admin has added a custom field. Fill it in, so that people can find you by it.',
    decorated: true,
    children: <TextField label="Erste Seilbahnfahrt" placeholder="Place and year" />,
    actions: (
      <>
        <Button variant="text">Later</Button>
        <Button variant="accent">Save</Button>
      </>
    ),
  },
}

export const Plain: Story = {
  name: 'A plain dialog can be closed with its cross',
  args: { children: <TextField label="Name of the group" /> },
}

export const Long: Story = {
  name: 'Long content scrolls inside, with cross and buttons in sight',
  args: {
    title: 'What is measured',
    actions: <Button variant="accent">Understood</Button>,
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>Sums of five people and more are shown; smaller groups stay hidden.</Text>
    )),
  },
}

export const LongWords: Story = {
  name: 'Long words break instead of widening the dialog',
  args: {
    title: <span lang="de">Seilbahnüberwachungsaufgabenübertragungsgesetz</span>,
    description: <span lang="de">Betriebsleitungsstellvertretungsangelegenheiten und mehr</span>,
    width: 'small',
  },
}

export const Question: Story = {
  name: 'An alert dialog asks before something is lost',
  render: () => (
    <AlertDialog
      open
      danger
      title="Delete this profile?"
      message="It cannot be brought back."
      confirmLabel="Delete profile"
      onConfirm={() => {}}
      onCancel={() => {}}
    />
  ),
}
