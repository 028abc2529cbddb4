import type { Meta, StoryObj } from '@storybook/react-vite'
import { PEOPLE } from '../../stories/people.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Inline } from '../Box/Box.tsx'
import { CoverageRing } from './CoverageRing.tsx'
import { SegmentGlyph } from './SegmentGlyph.tsx'

const meta = {
  title: 'People/CoverageRing',
  component: CoverageRing,
  args: { parts: [true, false, true], children: <Avatar name="Tomasz Zieliński" src={PEOPLE[5]?.src} size={56} /> },
} satisfies Meta<typeof CoverageRing>
export default meta
type Story = StoryObj<typeof meta>

export const TwoOfThree: Story = { name: 'The ring is open where a part was not found' }
export const One: Story = { name: 'One part gives a whole ring or none', args: { parts: [true] } }
export const Many: Story = {
  name: 'More than six parts give one continuous arc',
  args: { parts: [true, true, true, true, true, false, false, false] },
}
export const None: Story = { name: 'Nothing found leaves the ring pale', args: { parts: [false, false, false] } }
export const OneMissing: Story = {
  name: 'One part that was not found leaves the whole ring pale',
  args: { parts: [false] },
}
export const Six: Story = {
  name: 'Six parts are the most that have segments',
  args: { parts: [true, true, false, true, true, false] },
}
export const Sizes: Story = {
  name: 'The ring is crisp from 24 to 140 px',
  render: () => (
    <Inline gap={16}>
      {([24, 34, 46, 58, 70, 94, 110, 140] as const).map((size) => (
        <CoverageRing key={size} parts={[true, false, true]} size={size} label={`${size} px`} />
      ))}
    </Inline>
  ),
}
export const Large: Story = {
  name: 'Around the focused person the ring is large',
  args: { size: 140, children: <Avatar name="Inês Carvalho" src={PEOPLE[0]?.src} size={120} /> },
}
export const Segments: Story = {
  name: 'Chip and evidence repeat the segment; dotted when unmet',
  render: () => (
    <Inline gap={12}>
      <SegmentGlyph index={0} count={3} />
      <SegmentGlyph index={1} count={3} />
      <SegmentGlyph index={2} count={3} unmet />
      <SegmentGlyph index={3} count={6} />
      <SegmentGlyph index={0} count={1} />
    </Inline>
  ),
}
