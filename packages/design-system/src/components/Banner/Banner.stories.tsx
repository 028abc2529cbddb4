import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './Banner.tsx'

/** A drawn logo of a given shape, in the colour of the words around. */
const logo = (width: number, height: number) => (
  <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label="Lindwerk">
    <rect width={width} height={height} rx="12" fill="currentColor" />
  </svg>
)

const meta = { title: 'Layout/Banner', component: Banner, args: { children: 'Lindwerk' } } satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Large: Story = { name: 'The company’s colour carries its two lines' }
export const Small: Story = { name: 'In a small banner the lines stay away from the name', args: { size: 'small' } }
export const Quiet: Story = {
  name: 'The quiet band goes without the company’s colour',
  args: { look: 'quiet', size: 'small' },
}
export const Wide: Story = { name: 'A wide logo ends before the lines', args: { children: logo(1600, 120) } }
export const Tall: Story = { name: 'A tall logo keeps away from the edges', args: { children: logo(90, 400) } }
export const LogoAndName: Story = {
  name: 'Logo and name stand side by side',
  args: {
    children: <>{logo(96, 96)} Lindwerk</>,
  },
}
export const LongName: Story = {
  name: 'A long name breaks, and the lines fade before it',
  args: { children: <span lang="de">Seilbahnüberwachungsgesellschaft Oberösterreich</span> },
}
