import type { Meta, StoryObj } from '@storybook/react-vite'
import { companyNamed } from '../companies.ts'
import { ColourMoves, ColourPairs, ColourRoles } from './Colour.tsx'

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Roles: Story = {
  name: 'Colours are named by what they are for',
  render: (_args, { globals }) => <ColourRoles company={companyNamed(globals['theme'])} scheme={globals['scheme']} />,
}

export const Pairs: Story = {
  name: 'Every pair keeps its contrast',
  render: (_args, { globals }) => <ColourPairs company={companyNamed(globals['theme'])} scheme={globals['scheme']} />,
}

export const Moved: Story = {
  name: 'What had to move is said',
  render: (_args, { globals }) => <ColourMoves company={companyNamed(globals['theme'])} />,
}

export const HardCase: Story = {
  name: 'Colours that nobody could read become ones that everybody can',
  globals: { theme: 'Zitrus Manufaktur' },
  render: () => <ColourMoves company={companyNamed('Zitrus Manufaktur')} />,
}
