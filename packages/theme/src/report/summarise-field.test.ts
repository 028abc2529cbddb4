import { describe, expect, it } from 'vitest'
import { createTheme } from '../create-theme.ts'
import { DEFAULT_BRAND } from '../roles/default-tokens.ts'
import { summariseField } from './summarise-field.ts'

const GLETSCHER = { banner: '#F2B705', bgcolor: '#F4F8FB', line1: '#1F3A6E', line2: '#F8A9C0' }

describe('summariseField', () => {
  it('says how well a colour can be read that stays as it is', () => {
    const { report } = createTheme(GLETSCHER)
    expect(summariseField(report, 'banner')).toMatchObject({
      field: 'banner',
      check: { scheme: 'light', foreground: 'onBanner', background: 'banner' },
      drawn: undefined,
    })
    expect(summariseField(report, 'bgcolor').check).toMatchObject({ foreground: 'text', background: 'canvas' })
    expect(summariseField(report, 'line1').check.ratio).toBeCloseTo(10.4, 1)
  })

  it('says what a colour too faint for the page is drawn as, and that it kept its hue', () => {
    const { drawn } = summariseField(createTheme(GLETSCHER).report, 'line2')
    expect(drawn).toMatchObject({ from: '#F8A9C0', against: 'canvas', minimum: 2.4, sameHue: true })
    expect(drawn?.ratioBefore).toBeCloseTo(1.7, 1)
    expect(drawn?.ratioAfter).toBeGreaterThanOrEqual(2.4)
    expect(drawn?.ratioAfter).toBeLessThan(2.5)
  })

  it('lists the rest of what was moved for a colour, each move under its own colour', () => {
    const theme = createTheme({ banner: '#FFFFFF', bgcolor: '#222222', line1: '#FFFFFF', line2: '#222222' })
    const fields = ['banner', 'bgcolor', 'line1', 'line2'] as const
    const told = fields.flatMap((field) => {
      const { drawn, others } = summariseField(theme.report, field)
      for (const entry of others) expect(entry.field).toBe(field)
      return drawn ? [drawn, ...others] : others
    })
    expect(told).toHaveLength(theme.report.moved.filter((entry) => entry.field).length)
  })

  it('has nothing to tell of the default brand', () => {
    for (const field of ['banner', 'bgcolor', 'line1', 'line2'] as const) {
      expect(summariseField(createTheme(DEFAULT_BRAND).report, field)).toMatchObject({ drawn: undefined, others: [] })
    }
  })
})
