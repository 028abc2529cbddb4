import type { ColorFinding } from '@umkreis/design-system'
import type { ThemeColourName } from '@umkreis/schemas'
import { summariseField, type MovedColor, type ThemeReport, type TokenName } from '@umkreis/theme'
import { copy } from '../copy.ts'

/** A contrast to be read by people: one decimal, cut off so that 4.47 never looks like enough. */
export function wordRatio(ratio: number): string {
  return (Math.floor(ratio * 10 + 1e-6) / 10).toFixed(1)
}

/** What is said below a colour: how well it can be read, or what is drawn in its place. */
export type Judgement = Pick<ColorFinding, 'tone' | 'drawn'> & {
  readonly before: string
  readonly strong: string
  readonly after: string
}

/** Says what became of one company colour. */
export function judgeColour(report: ThemeReport, name: ThemeColourName): Judgement {
  const { check, drawn } = summariseField(report, name)
  const words = copy.theme.colours[name]
  if (!drawn) return { tone: 'good', before: `${words.good} `, strong: wordRatio(check.ratio), after: '' }
  const hue = drawn.isGrey ? '' : `, ${drawn.sameHue ? copy.theme.sameHue : copy.theme.otherHue}`
  return {
    tone: 'mended',
    drawn: drawn.to,
    before: `${words.faint(wordRatio(drawn.ratioBefore))} `,
    strong: drawn.to,
    after: `${hue}, ${wordRatio(drawn.ratioAfter)}.`,
  }
}

/** The part of the look that a colour is drawn as, in words. */
export function wordToken(token: TokenName): string {
  return copy.theme.tokens[token] ?? token.replaceAll(/[A-Z0-9]+/g, (part) => ` ${part.toLowerCase()}`)
}

/** Whether every pair of the look reaches what it needs. */
export function allPass({ pairs }: ThemeReport): boolean {
  return pairs.every(({ ratio, minimum }) => ratio >= minimum)
}

/** What was moved, each part of the look once, the furthest from readable first. */
export function listMoved({ moved }: ThemeReport): readonly MovedColor[] {
  return moved.toSorted((one, other) => one.ratioBefore / one.minimum - other.ratioBefore / other.minimum)
}
