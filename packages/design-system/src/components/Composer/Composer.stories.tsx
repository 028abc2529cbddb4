import { PaperclipIcon } from '@phosphor-icons/react/dist/csr/Paperclip'
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../Button/IconButton.tsx'
import { Composer } from './Composer.tsx'

const meta = {
  title: 'Conversation/Composer',
  component: Composer,
  args: {
    label: 'Message to K8s-Umzug Portugal',
    placeholder: 'Write a message',
    value: '',
    onChange: () => {},
    onSend: () => {},
    start: <IconButton label="Attach" icon={<PaperclipIcon size={20} />} />,
    end: <IconButton label="Emoji" icon={<SmileyIcon size={20} />} />,
  },
} satisfies Meta<typeof Composer>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'With nothing to send there is no button' }
export const Written: Story = {
  name: 'The accent button comes with the first words',
  args: { value: 'Mache ich gleich' },
}
export const Replying: Story = {
  name: 'A reply keeps in sight what it answers',
  args: {
    value: 'Mache ich gleich. Ich schlage ihnen Dienstag, 22 Uhr vor',
    quote: { author: 'Inês', text: 'sagst du dem Kunden Bescheid? I’ll prepare the dry run.', onRemove: () => {} },
  },
}
export const Long: Story = {
  name: 'Many lines grow to 200 px, then scroll',
  args: { value: 'Eine Zeile\n'.repeat(14) },
}
export const Disabled: Story = {
  name: 'While keys are on their way nothing can be written',
  args: { disabled: true, placeholder: 'Getting ready' },
}
export const Focused: Story = {
  name: 'While one writes the whole box is outlined',
  args: { start: undefined },
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}
export const Narrow: Story = {
  name: 'On 320 px long German words break',
  args: {
    placeholder: 'Nachricht schreiben',
    value: 'Seilbahnzulassungsverfahrensbegleitungsgespräch am Dienstag',
    quote: {
      author: 'Inês',
      text: 'sagst du dem Kunden Bescheid?',
      onRemove: () => {},
      removeLabel: 'Antwort entfernen',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
}
