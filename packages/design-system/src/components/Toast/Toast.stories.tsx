import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, type ReactNode } from 'react'
import { ToastRegion } from './ToastRegion.tsx'
import { toastQueue, type ToastMessage } from './toast-queue.ts'

/** Shows messages that stay, because a story must not depend on time. */
function Showing({ messages }: { messages: readonly ToastMessage[] }): ReactNode {
  useEffect(() => {
    const keys = messages.map((message) => toastQueue.add(message))
    return () => {
      for (const key of keys) toastQueue.close(key)
    }
  }, [messages])
  return <ToastRegion />
}

const meta = {
  title: 'Feedback/Toast',
  component: Showing,
  args: { messages: [{ message: 'Invitation link copied successfully!' }] },
} satisfies Meta<typeof Showing>
export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = { name: 'A toast says what happened' }
export const Several: Story = {
  name: 'A toast may offer one thing to do about it',
  args: {
    messages: [
      { message: 'Dele is a Member now', action: { label: 'Undo', onPress: () => {} } },
      { tone: 'danger', message: 'The message was not sent', action: { label: 'Retry', onPress: () => {} } },
    ],
  },
}

export const Stacked: Story = {
  name: 'Three are shown at once, the newest lowest',
  args: {
    messages: [
      { message: 'The note is saved' },
      { message: 'Invitation link copied successfully!' },
      { tone: 'neutral', message: 'Two people joined the group' },
    ],
  },
}
export const Long: Story = {
  name: 'A long message takes several lines',
  args: {
    messages: [
      {
        tone: 'danger',
        message:
          'Die Nachricht konnte nicht gesendet werden, weil die Verbindung abgebrochen ist. Sie bleibt hier stehen, bis sie gesendet ist.',
        action: { label: 'Erneut senden', onPress: () => {} },
      },
    ],
  },
}
