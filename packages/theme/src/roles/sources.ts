import type { Following } from '../palette/transplant.ts'
import type { Brand, Scheme, TokenName } from './default-tokens.ts'

/** Where a token comes from: a company colour and how it follows it. */
export interface TokenSource {
  readonly field: keyof Brand
  readonly following: Following
}

const group = (field: keyof Brand, following: Following, names: readonly TokenName[]) =>
  names.map((name): [TokenName, TokenSource] => [name, { field, following }])

const BOTH = [
  ...group('line1', 'tone', ['wash', 'washHover', 'washFaint', 'ownMessage', 'halo', 'pale', 'borderStrong']),
  ...group('line1', 'tone', ['textMuted', 'textFaint', 'onDisabled', 'onAccent', 'onBanner', 'chart3']),
  ...group('line1', 'tone', ['bar', 'barWash', 'barWashHover', 'barMuted', 'barLine', 'panel']),
  ...group('line1', 'shift', ['bannerLine1']),
  ...group('bgcolor', 'tone', ['onBar']),
  ...group('banner', 'tone', ['accentWash', 'accentText', 'mark', 'barAction']),
  ...group('banner', 'shift', ['accent', 'accentHover', 'accentPressed', 'caret', 'chart2']),
  ...group('banner', 'shift', ['banner', 'bannerDisc1', 'bannerDisc2', 'bannerDisc3']),
  ...group('line2', 'shift', ['line2']),
]

const LIGHT = [
  ...group('bgcolor', 'shift', ['canvas', 'sunken', 'disabled', 'border']),
  ...group('bgcolor', 'tone', ['onInk', 'bannerLine2']),
  ...group('line1', 'tone', ['text']),
  ...group('line1', 'shift', ['ink', 'inkHover', 'inkPressed', 'line1', 'focus', 'chart1']),
  ...group('banner', 'tone', ['disc1', 'disc2', 'disc3']),
]

const DARK = [
  ...group('line1', 'tone', ['canvas', 'surface', 'sunken', 'disabled', 'border', 'disc1', 'disc2', 'disc3']),
  ...group('line1', 'tone', ['ink', 'inkHover', 'inkPressed', 'onInk', 'line1', 'chart1']),
  ...group('bgcolor', 'tone', ['text', 'bannerLine2']),
  ...group('banner', 'tone', ['focus']),
]

/** The source of each token that follows the brand; a token without one is the same in every theme. */
export const TOKEN_SOURCES: Readonly<Record<Scheme, ReadonlyMap<TokenName, TokenSource>>> = {
  light: new Map([...BOTH, ...LIGHT]),
  dark: new Map([...BOTH, ...DARK]),
}
