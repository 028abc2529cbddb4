import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyField } from './CopyField.tsx'

const meta = {
  title: 'Fields/CopyField',
  component: CopyField,
  args: {
    label: 'Invitation link',
    value: 'https://lindwerk.example/join/7fK2-qPz9-Rm4T',
    hint: 'Everybody with this link can join until 30 November.',
  },
} satisfies Meta<typeof CopyField>
export default meta
type Story = StoryObj<typeof meta>

/** What the browser is made to answer, for as long as the story is shown. */
const clipboard = (writeText: () => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}

export const Rest: Story = { name: 'A link stands ready to be taken along' }
export const Copied: Story = {
  name: 'The button says that it copied',
  beforeEach: clipboard(() => Promise.resolve()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
export const Refused: Story = {
  name: 'Where the browser refuses, the text is selected and the field says so',
  beforeEach: clipboard(() => Promise.reject(new DOMException('No', 'NotAllowedError'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
export const Long: Story = {
  name: 'A long value is cut at its end, with German words on 320 px',
  args: {
    label: 'Einladungslink für die Unternehmensgemeinschaft',
    value: 'https://seilbahn-zulassungsgemeinschaft.example/beitreten/7fK2-qPz9-Rm4T-W8sL-dd31',
    words: {
      copy: 'Kopieren',
      copied: 'Kopiert',
      refused: 'Der Browser lässt das Kopieren nicht zu. Der Text ist markiert, Sie können ihn selbst kopieren.',
    },
    hint: 'Wer diesen Link hat, kann bis 30. November beitreten.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
}
