import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link/Link.tsx'
import { TextField } from './TextField.tsx'

const meta = { title: 'Fields/TextField', component: TextField, args: { label: 'Position' } } satisfies Meta<
  typeof TextField
>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { name: 'A field shows its label and its text', args: { defaultValue: 'Produktleiterin' } }

export const Empty: Story = {
  name: 'An empty field hints at what belongs there',
  args: {
    label: 'LinkedIn',
    optional: 'optional',
    placeholder: 'https://www.linkedin.com/in/',
    hint: 'Separate with commas, or press Enter.',
  },
}

export const Failed: Story = {
  name: 'A field with an error says the message below',
  args: { label: 'E-mail', type: 'email', defaultValue: 'j.brandt@lindwerk', error: 'Invalid email' },
}

export const Disabled: Story = {
  name: 'A disabled field stays readable',
  args: { disabled: true, defaultValue: 'Produktleiterin', hint: 'Your administrator fills this in.' },
}

export const WithIconAndAction: Story = {
  name: 'A field may carry an icon and an action beside its label',
  args: {
    label: 'Search people',
    type: 'search',
    icon: <MagnifyingGlassIcon size={20} />,
    action: <Link href="#forgot">Forgot password?</Link>,
  },
}

export const Focused: Story = {
  name: 'The field that is typed into has the ink outline and its halo',
  args: { defaultValue: 'Produktleiterin' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

export const ReadOnly: Story = {
  name: 'A field that is only shown can be read and copied',
  args: { readOnly: true, defaultValue: 'Produktleiterin' },
}

export const Narrow: Story = {
  name: 'Long German words break on 320 px',
  args: {
    label: 'Unternehmenszugehörigkeitsbescheinigungsnummer',
    optional: 'freiwillig',
    hint: 'Sie steht oben rechts auf der Seilbahnzulassungsverfahrensbescheinigung.',
    error: undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
}
