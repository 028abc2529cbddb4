import { assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTheme } from './create-theme.ts'
import { ThemeError } from './errors.ts'
import { DEFAULT_BRAND, DEFAULT_TOKENS, TOKEN_NAMES } from './roles/default-tokens.ts'
import { ROLE_PAIRS } from './roles/pairs.ts'

const color = integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const brands = record({ banner: color, bgcolor: color, line1: color, line2: color })

describe('createTheme', () => {
  it('gives the designed tokens for the default brand and moves nothing', () => {
    const theme = createTheme(DEFAULT_BRAND)
    expect(theme.light).toEqual(DEFAULT_TOKENS.light)
    expect(theme.dark).toEqual(DEFAULT_TOKENS.dark)
    expect(theme.report.moved).toEqual([])
  })

  it('reaches every promised contrast for any brand, light and dark', () => {
    assert(
      property(brands, (brand) => {
        const failing = createTheme(brand).report.pairs.filter((pair) => pair.ratio < pair.minimum)
        expect(failing).toEqual([])
      }),
      { numRuns: 1000, seed: 20_261_121 },
    )
  }, 120_000)

  it('keeps the colour of the banner, and of what never moves, for any brand', () => {
    assert(
      property(brands, (brand) => {
        const { light, dark } = createTheme(brand)
        expect([light.banner, dark.banner]).toEqual([brand.banner.toUpperCase(), brand.banner.toUpperCase()])
        for (const name of ['success', 'warning', 'danger', 'onDanger', 'dangerWash', 'present'] as const) {
          expect(light[name]).toBe(DEFAULT_TOKENS.light[name])
          expect(dark[name]).toBe(DEFAULT_TOKENS.dark[name])
        }
      }),
      { numRuns: 200, seed: 7 },
    )
  })

  it('gives every token a colour', () => {
    const theme = createTheme({ banner: '#F2B705', bgcolor: '#F4F8FB', line1: '#1F3A6E', line2: '#F8A9C0' })
    for (const set of [theme.light, theme.dark]) {
      expect(Object.keys(set)).toEqual(TOKEN_NAMES)
      for (const value of Object.values(set)) expect(value).toMatch(/^#[0-9A-F]{6}$/)
    }
  })

  it('says what it moved: a second line too faint on the page', () => {
    const theme = createTheme({ banner: '#F2B705', bgcolor: '#F4F8FB', line1: '#1F3A6E', line2: '#F8A9C0' })
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
  })
})
