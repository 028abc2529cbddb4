import type { Brand, CheckedPair, MovedColor, Scheme } from '@umkreis/theme'
import type { CSSProperties, ReactNode } from 'react'
import { Inline, Stack, Text } from '../../index.ts'
import { useMedia } from '../../internal/use-media.ts'
import { vars } from '../../tokens/vars.css.ts'
import type { Company } from '../companies.ts'
import { COLOUR_GROUPS } from './colour-roles.ts'
import {
  area,
  brandSpot,
  hex,
  move,
  name,
  pairBeside,
  pairList,
  pairRow,
  pairSample,
  pairSpot,
  purpose as purposeStyle,
  ring,
  spot,
  swatch,
} from './colour.css.ts'
import { Code, type Column, Facts, Page, Rules, Samples, Section } from './Page.tsx'

/** What the toolbar says: whose colours, and which scheme; `system` is what the device asks for. */
export interface Worn {
  company: Company
  scheme: unknown
}

function useScheme(scheme: unknown): Scheme {
  const systemIsDark = useMedia('(prefers-color-scheme: dark)')
  return scheme === 'dark' || (scheme === 'system' && systemIsDark) ? 'dark' : 'light'
}

const paint = (color: string, background?: string): CSSProperties => ({ color, background })

const toOne = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`

/** Every colour with its role and its value in the theme in use. */
export function ColourRoles({ company, scheme }: Worn): ReactNode {
  const tokens = company.theme[useScheme(scheme)]
  return (
    <Page
      title="Colour"
      lead={`Colours are named by what they are for. These are the values of ${company.name}; the toolbar changes company and scheme.`}
    >
      <Section
        title="Three habits"
        text="They keep screens calm, and they keep a company’s colours from ever becoming unreadable."
      >
        <Rules
          rules={[
            'One accent in a view: it is the next step. Everything else is ink, outline, soft or text.',
            'No colour carries meaning alone. A word, an icon or a line stands with it.',
            'Never take a value from this page. Take the role; the value is the company’s.',
          ]}
        />
      </Section>
      {COLOUR_GROUPS.map(({ title, roles }) => (
        <Section key={title} title={title}>
          <Samples>
            {roles.map(({ token, purpose }) => (
              <div key={token} className={swatch}>
                <div className={area} style={paint(vars.color[token])} />
                <div>
                  <p className={name}>{token}</p>
                  <p className={hex}>{tokens[token]}</p>
                </div>
                {purpose ? <p className={purposeStyle}>{purpose}</p> : null}
              </div>
            ))}
          </Samples>
        </Section>
      ))}
    </Page>
  )
}

/** Every promised pair with the ratio it has in the theme in use, and the one it may never fall under. */
export function ColourPairs({ company, scheme }: Worn): ReactNode {
  const current = useScheme(scheme)
  const { report } = company.theme
  const pairs = report.pairs.filter((pair) => pair.scheme === current).toSorted((a, b) => b.minimum - a.minimum)
  const lowest = pairs
    .filter(({ minimum }) => minimum >= 4.5)
    .reduce((least, pair) => (pair.ratio < least.ratio ? pair : least))
  const foregrounds = [...new Set(pairs.map(({ foreground }) => foreground))]
  return (
    <Page
      title="Contrast"
      lead={`${pairs.length} pairs of colours are promised. Each is computed here for ${company.name}, ${current}, by the WCAG 2 formula.`}
    >
      <Section
        title="The pairs"
        text={`Text needs 4.5, outlines and lines that carry meaning 3, the second line 2.4. The text with the least contrast here is ${lowest.foreground} on ${lowest.background}: ${toOne(lowest.ratio)}.`}
      >
        <dl className={pairList}>
          {foregrounds.map((foreground) => (
            <div key={foreground} className={pairRow}>
              <dt>
                <Code>{foreground}</Code>
              </dt>
              {pairs
                .filter((pair) => pair.foreground === foreground)
                .map((pair) => (
                  <Pair key={pair.background} {...pair} />
                ))}
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  )
}

/** The pair itself: its words stand in the one colour on the other, or a ring does where the pair is none of text. */
function Pair({ foreground, background, ratio, minimum }: CheckedPair): ReactNode {
  const words = `${background} ${toOne(ratio)}${ratio < minimum ? `, broken: at least ${toOne(minimum)}` : ''}`
  if (minimum >= 4.5) {
    return (
      <dd className={pairSample} style={paint(vars.color[foreground], vars.color[background])}>
        {words}
      </dd>
    )
  }
  return (
    <dd className={pairBeside}>
      <span className={pairSpot} style={paint(vars.color[foreground], vars.color[background])}>
        <span className={ring} />
      </span>
      {words}
    </dd>
  )
}

const FIELDS: readonly { field: keyof Brand; label: string; becomes: string }[] = [
  { field: 'banner', label: 'Banner', becomes: 'banner, accent, marks' },
  { field: 'bgcolor', label: 'Background', becomes: 'page and its family' },
  { field: 'line1', label: 'Line 1', becomes: 'ink, text, first line' },
  { field: 'line2', label: 'Line 2', becomes: 'second line' },
]

/** What a company asked for, and what had to move so that everything can be read. */
export function ColourMoves({ company }: { company: Company }): ReactNode {
  const { brand, report } = company.theme
  return (
    <Page title="What moved" lead={company.about}>
      <Section title={`${company.name} asked for`} text="Four colours are all a company gives.">
        <Samples>
          {FIELDS.map(({ field, label, becomes }) => (
            <Inline key={field} gap={16} wrap={false}>
              <span className={brandSpot} style={paint(brand[field])} />
              <Stack gap={0}>
                <p className={name}>{label}</p>
                <p className={hex}>{brand[field]}</p>
                <p className={purposeStyle}>{becomes}</p>
              </Stack>
            </Inline>
          ))}
        </Samples>
      </Section>
      <Section
        title={report.moved.length === 0 ? 'Nothing had to move' : `${report.moved.length} colours had to move`}
        text="Lightness moves first, hue last, and no further than needed. The editor of company colours says the same beside each field."
      >
        {report.moved.length === 0 ? (
          <Text>Every pair reaches its minimum with the colours as they were given.</Text>
        ) : (
          <Facts
            label="Colours that were moved"
            columns={MOVE_COLUMNS}
            rows={report.moved}
            keyOf={({ scheme, token }) => `${scheme} ${token}`}
          />
        )}
      </Section>
    </Page>
  )
}

const MOVE_COLUMNS: readonly Column<MovedColor>[] = [
  { name: 'Scheme', of: ({ scheme }) => scheme },
  { name: 'Colour', of: ({ token }) => <Code>{token}</Code> },
  { name: 'Comes from', of: (moved) => FIELDS.find(({ field }) => field === moved.field)?.label ?? 'the design' },
  { name: 'Asked for', figure: true, of: ({ from }) => <Spot color={from} /> },
  { name: 'Became', figure: true, of: ({ to }) => <Spot color={to} /> },
  { name: 'Contrast before', figure: true, of: ({ ratioBefore }) => toOne(ratioBefore) },
  { name: 'After', figure: true, of: ({ ratioAfter }) => toOne(ratioAfter) },
  { name: 'At least', figure: true, of: ({ minimum }) => toOne(minimum) },
]

function Spot({ color }: { color: string }): ReactNode {
  return (
    <span className={move}>
      <span className={spot} style={paint(color)} />
      {color}
    </span>
  )
}
