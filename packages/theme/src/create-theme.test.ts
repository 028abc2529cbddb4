import { describe, expect, it } from 'vitest'
import { createTheme } from './create-theme.ts'
import { contrastRatio, luminance } from './contrast/contrast.ts'
import { ThemeError } from './errors.ts'
import { DEFAULT_BRAND, DEFAULT_TOKENS, TOKEN_NAMES, type Brand } from './roles/default-tokens.ts'
import { ROLE_PAIRS } from './roles/pairs.ts'

const GLETSCHER = { banner: '#F2B705', bgcolor: '#F4F8FB', line1: '#1F3A6E', line2: '#F8A9C0' }

describe('createTheme', () => {
  it('gives the designed tokens for the default brand and moves nothing', () => {
    const theme = createTheme(DEFAULT_BRAND)
    expect(theme.light).toEqual(DEFAULT_TOKENS.light)
    expect(theme.dark).toEqual(DEFAULT_TOKENS.dark)
    expect(theme.report.moved).toEqual([])
  })

  it('gives every token a colour', () => {
    const theme = createTheme(GLETSCHER)
    for (const set of [theme.light, theme.dark]) {
      expect(Object.keys(set)).toEqual(TOKEN_NAMES)
      for (const value of Object.values(set)) expect(value).toMatch(/^#[0-9A-F]{6}$/)
    }
  })

  it('says what it moved: a second line too faint on the page', () => {
    const theme = createTheme(GLETSCHER)
    const moved = theme.report.moved.find((entry) => entry.token === 'line2' && entry.scheme === 'light')
    expect(moved).toMatchObject({ field: 'line2', from: '#F8A9C0', minimum: 2.4 })
    expect(moved?.ratioBefore).toBeLessThan(2.4)
    expect(moved?.ratioAfter).toBeGreaterThanOrEqual(2.4)
  })

  it('labels a dark company colour near white, not in a faded shade', () => {
    const { light, dark } = createTheme({ ...DEFAULT_BRAND, banner: '#7A1F5C' })
    for (const set of [light, dark]) expect([set.onAccent, set.onBanner]).toEqual([set.onBar, set.onBar])
  })

  it('checks each pair of the role table in both schemes', () => {
    const rows = ROLE_PAIRS.reduce((sum, pair) => sum + pair.backgrounds.length, 0)
    const { pairs, lowest } = createTheme(DEFAULT_BRAND).report
    expect(pairs).toHaveLength(rows * 2)
    expect(lowest.ratio).toBeGreaterThanOrEqual(4.5)
  })

  it('reads short and lower-case colours', () => {
    expect(createTheme({ ...DEFAULT_BRAND, bgcolor: 'fff' }).brand.bgcolor).toBe('#FFFFFF')
  })

  it('names the field whose colour cannot be read', () => {
    const make = () => createTheme({ ...DEFAULT_BRAND, line1: 'teal' })
    expect(make).toThrow(ThemeError)
    expect(make).toThrow('"line1"')
    expect(() => createTheme({ ...DEFAULT_BRAND, banner: '#FF794180' })).toThrow(
      expect.objectContaining({ field: 'banner', value: '#FF794180', reason: 'alpha' }),
    )
  })

  it('gives the same theme for the same brand', () => {
    expect(createTheme(GLETSCHER)).toEqual(createTheme(GLETSCHER))
  })

  it('lightens a page too dark to read on, and keeps a sunken place in it darker than the page', () => {
    const { light, report } = createTheme({ ...DEFAULT_BRAND, bgcolor: '#10142B' })
    expect(report.moved.find(({ scheme, token }) => scheme === 'light' && token === 'canvas')).toMatchObject({
      field: 'bgcolor',
      from: '#10142B',
      to: light.canvas,
    })
    expect(luminance(light.sunken)).toBeLessThan(luminance(light.canvas))
    expect(contrastRatio(light.danger, light.sunken)).toBeGreaterThanOrEqual(4.5)
  })

  it('gives a button without a hue the contrast of an outline, so that it does not look disabled', () => {
    const { light, dark } = createTheme({ ...DEFAULT_BRAND, banner: '#FFFFFF', bgcolor: '#FFFFFF' })
    expect(contrastRatio(light.accent, light.surface)).toBeGreaterThanOrEqual(3)
    expect(contrastRatio(dark.accent, dark.surface)).toBeGreaterThanOrEqual(3)
  })

  it('puts the second line on the banner down to the colour it comes from', () => {
    const fieldOfLine = (brand: Brand) =>
      createTheme(brand).report.moved.find(({ token }) => token === 'bannerLine2')?.field
    expect(fieldOfLine(GLETSCHER)).toBe('line2')
    expect(fieldOfLine({ ...GLETSCHER, banner: '#9A9A9A', line2: '#9A9A9A' })).not.toBe('line2')
  })
})
