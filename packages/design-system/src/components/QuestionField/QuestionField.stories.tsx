import { GraduationCapIcon } from '@phosphor-icons/react/dist/csr/GraduationCap'
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { Box, Inline } from '../Box/Box.tsx'
import { ChipButton } from '../Chip/Chip.tsx'
import { Text } from '../Text/Text.tsx'
import { QuestionField, type QuestionFieldProps } from './QuestionField.tsx'

/** Keeps what is typed, as a screen would. */
function Asking({ value: first, ...props }: QuestionFieldProps): ReactNode {
  const [value, setValue] = useState(first)
  return <QuestionField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/QuestionField',
  component: Asking,
  args: {
    label: 'Who are you looking for?',
    value: 'who has run a Kubernetes migration and speaks por',
    onChange: () => {},
    onSubmit: () => {},
    parts: [
      { start: 14, end: 34, state: 'understood' },
      { start: 46, end: 49, state: 'open' },
    ],
  },
} satisfies Meta<typeof Asking>
export default meta
type Story = StoryObj<typeof meta>

const MATCH = [{ start: 0, end: 3 }]

export const HalfTyped: Story = { name: 'Recognised words get a shallow arc while one types' }

export const Suggesting: Story = {
  name: 'Suggestions say what matched, what it is and how many people it finds',
  args: {
    suggestions: [
      {
        id: 'pt',
        label: 'Portuguese',
        ranges: MATCH,
        kind: 'language',
        icon: <TranslateIcon size={18} />,
        count: '9 people',
      },
      { id: 'porto', label: 'Porto', ranges: MATCH, kind: 'city', icon: <MapPinIcon size={18} />, count: '15 people' },
      {
        id: 'pm',
        label: 'Portfolio management',
        ranges: MATCH,
        kind: 'skill',
        icon: <GraduationCapIcon size={18} />,
        count: '6 people',
      },
    ],
    note: '4 people so far',
    below: (
      <Inline>
        <Text size="small" tone="muted">
          Recent
        </Text>
        <ChipButton>CAD mentor, Leipzig</ChipButton>
      </Inline>
    ),
  },
  decorators: [
    (Story) => (
      <Box paddingBottom={120}>
        <Box paddingBottom={120}>
          <Box paddingBottom={80}>
            <Story />
          </Box>
        </Box>
      </Box>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Who are you looking for?'))
  },
}

export const Slim: Story = {
  name: 'Above results the field is slim and can be cleared',
  args: {
    look: 'slim',
    value: 'who has run a Kubernetes migration and speaks Portuguese, near Munich?',
    parts: [],
    keyHint: '/',
    onClear: () => {},
  },
}
