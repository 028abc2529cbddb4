import type { ReactNode } from 'react'
import { Inline, Text } from '../../index.ts'
import { control, space, type Space } from '../../tokens/scales.ts'
import { Code, Facts, Page, Rules, Section } from './Page.tsx'
import { barRow, bars, bars4, bottom, content, frame, frames, heights, rail, screen, third } from './space.css.ts'

const STEPS = (Object.keys(space) as `${Space}`[]).map((step) => Number(step) as Space).filter((step) => step > 0)

interface Frame {
  readonly range: string
  readonly width: number
  readonly rail?: number
  readonly third?: number
  readonly bar?: boolean
  readonly words: string
}

const FRAMES: readonly Frame[] = [
  { range: '1440 and more', width: 1440, rail: 224, third: 360, words: 'content to 1168, centred on wider screens' },
  { range: '1200 to 1439', width: 1200, rail: 224, third: 320, words: 'margins 24' },
  { range: '1025 to 1199', width: 1025, rail: 80, words: 'the third column becomes a drawer' },
  { range: '768 to 1024', width: 768, rail: 80, words: 'two columns become one; below 992 a bottom bar' },
  { range: '490 to 767', width: 490, bar: true, words: 'one column to 640; dialogs are sheets' },
  { range: 'below 490', width: 390, bar: true, words: 'margins 16, rows edge to edge with 8' },
]

const HEIGHTS: readonly (readonly [height: string, where: string])[] = [
  ['32', 'Inside cards, with 8 px of free area around'],
  ['40', 'Everywhere'],
  ['44', 'The least area that takes a finger'],
  ['48', 'In forms and on phones'],
]

/** The scale of distances, the frames of the layout and the heights of controls. */
export function SpacePage(): ReactNode {
  return (
    <Page
      title="Space and grid"
      lead="Twelve distances in steps of 4 px. If a design needs another one, it needs another idea."
    >
      <Section
        title="Distances"
        text={
          <>
            No part brings a margin of its own: parents space their children, with <Code>Stack</Code> below each other
            and <Code>Inline</Code> beside each other.
          </>
        }
      >
        <div className={bars}>
          {STEPS.map((step) => (
            <div key={step} className={barRow}>
              <Text tabular align="end" size="small" tone="muted">
                {step}
              </Text>
              <div className={bars4[step]} />
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Frames"
        text="Drawn to scale. The product changes its frame at 1440, 1200, 992, 767 and 576; desktop begins at 1025, tablet at 490. Choose a width in the toolbar to see a screen in each."
      >
        <div className={frames}>
          {FRAMES.map((each) => (
            <FrameDrawing key={each.range} {...each} />
          ))}
        </div>
      </Section>
      <Section
        title="Heights"
        text="A control is as high as its place asks for; on a screen that is touched, none is below 44."
      >
        <Inline gap={16}>
          {(Object.keys(control) as (keyof typeof control)[]).map((name) => (
            <span key={name} className={heights[name]}>
              {control[name]}
            </span>
          ))}
        </Inline>
        <Facts
          label="Heights of controls"
          columns={[
            { name: 'Height', figure: true, of: ([height]) => height },
            { name: 'Where', of: ([, where]) => where },
          ]}
          rows={HEIGHTS}
          keyOf={([height]) => height}
        />
      </Section>
      <Section title="Order before boxes">
        <Rules
          rules={[
            'Structure by space first, then by a hairline, then by a card. Never a card in a card.',
            'What belongs together stands at half the distance of what does not.',
            'At 320 px and at 200 % zoom nothing scrolls sideways but rows of chips and carousels.',
          ]}
        />
      </Section>
    </Page>
  )
}

function FrameDrawing({ range, width, rail: left, third: right, bar, words }: Frame): ReactNode {
  const share = (pixels: number) => ({ width: `${(pixels / width) * 100}%` })
  return (
    <div className={frame}>
      <Text size="small">
        <strong>{range}</strong>: {words}
      </Text>
      <div className={screen} style={{ width: `${(width / 1440) * 100}%` }}>
        {left ? (
          <div className={rail} style={share(left)}>
            {left}
          </div>
        ) : null}
        <div className={content}>content</div>
        {right ? (
          <div className={third} style={share(right)}>
            {right}
          </div>
        ) : null}
        {bar ? <div className={bottom}>bottom bar</div> : null}
      </div>
    </div>
  )
}
