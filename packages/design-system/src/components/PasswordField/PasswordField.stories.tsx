import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'New password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = { name: 'A password is hidden until asked for', args: { defaultValue: 'Umkreis' } }

export const Checklist: Story = {
  name: 'The checklist is live while one types',
  args: { checklist: true, defaultValue: 'Abc-12' },
}

export const Strong: Story = {
  name: 'A strong password meets all conditions',
  args: { checklist: true, defaultValue: 'Umkreis-2026!', hint: 'Must be at least 8 characters' },
}

export const Shown: Story = {
  name: 'Asked for, the password is shown',
  args: { defaultValue: 'Umkreis-2026!' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}

export const Failed: Story = {
  name: 'A field with an error says the message below',
  args: { checklist: true, defaultValue: 'umkreis', error: 'Password must be at least 8 characters long' },
}

export const Disabled: Story = {
  name: 'A disabled field stays readable',
  args: { disabled: true, defaultValue: 'Umkreis' },
}

export const Narrow: Story = {
  name: 'On 320 px the conditions stand one below the other, in German too',
  args: {
    label: 'Neues Passwort',
    checklist: true,
    defaultValue: 'Abc',
    words: {
      show: 'Passwort zeigen',
      hide: 'Passwort verbergen',
      met: 'erfüllt',
      notMet: 'nicht erfüllt',
      conditions: 'Bedingungen des Passworts',
      rules: {
        uppercase: 'Großbuchstabe',
        lowercase: 'Kleinbuchstabe',
        digit: 'Ziffer',
        special: 'Sonderzeichen',
        length: 'Mindestens 8 Zeichen',
      },
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
