import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Box/Box.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { DataList } from './DataList.tsx'

const meta = {
  title: 'Data/DataList',
  component: DataList,
  args: {
    entries: [
      { id: 'position', term: 'Position', value: 'Platform Engineer' },
      { id: 'city', term: 'City', value: 'München' },
      {
        id: 'skills',
        term: 'Skills',
        value: (
          <Inline>
            {['Kubernetes', 'Helm', 'Go'].map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </Inline>
        ),
      },
      { id: 'bio', term: 'Bio' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '560px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DataList>
export default meta
type Story = StoryObj<typeof meta>

export const Beside: Story = { name: 'Facts stand beside their names, and what is not known is a dash' }
export const Below: Story = { name: 'In a narrow panel facts stand below their names', args: { layout: 'below' } }
export const German: Story = {
  name: 'Long German words break at a syllable',
  args: {
    entries: [
      {
        id: 'field',
        term: <span lang="de">Seilbahnüberwachungszuständigkeit</span>,
        value: <span lang="de">Betriebsleitungsstellvertretung und Rechtsschutzversicherungsgesellschaften</span>,
      },
      { id: 'mail', term: 'E-mail', value: 'h.lichtenberg-oesterreicher-von-der-muehlen@lindwerk.example' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '320px' }}>
        <Story />
      </div>
    ),
  ],
}
