import { describe, expect, it } from 'vitest'
import { createTheme } from '../create-theme.ts'
import { DEFAULT_BRAND, DEFAULT_TOKENS } from '../roles/default-tokens.ts'
import { CHART_SERIES, needsOutline, SERIES_APART, spreadSeries } from './series.ts'

describe('spreadSeries', () => {
  it.each(['light', 'dark'] as const)('leaves the designed series as designed, far enough apart: %s', (scheme) => {
    const { colors, apart } = spreadSeries(scheme, DEFAULT_TOKENS[scheme])
    expect(colors).toEqual(Object.fromEntries(CHART_SERIES.map((name) => [name, DEFAULT_TOKENS[scheme][name]])))
    expect(apart).toBeGreaterThanOrEqual(SERIES_APART.any)
  })

  it('keeps the first series and tells six equal colours apart', () => {
    const equal = Object.fromEntries(CHART_SERIES.map((name) => [name, '#7A1F5C']))
    const { colors, apart } = spreadSeries('light', { ...DEFAULT_TOKENS.light, ...equal })
    expect(colors.chart1).toBe('#7A1F5C')
    expect(new Set(Object.values(colors)).size).toBe(CHART_SERIES.length)
    expect(apart).toBeGreaterThanOrEqual(SERIES_APART.any)
  })

  it('gives the same colours for the same tokens', () => {
    const { light } = createTheme({ ...DEFAULT_BRAND, banner: '#0B7A75' })
    expect(spreadSeries('light', light)).toEqual(spreadSeries('light', light))
  })
})

describe('needsOutline', () => {
  it('is so for the designed series that are light on white, and for none in the dark', () => {
    expect(CHART_SERIES.filter((name) => needsOutline(DEFAULT_TOKENS.light, name))).toEqual([
      'chart2',
      'chart3',
      'chart4',
    ])
    expect(CHART_SERIES.filter((name) => needsOutline(DEFAULT_TOKENS.dark, name))).toEqual([])
  })
})
