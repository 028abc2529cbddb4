// Four company colours to a whole checked theme, both schemes, next to the millisecond it may take.
// Runs against the built package.
import { createTheme } from '@umkreis/theme'
import { microsecondsPerCall } from '@umkreis/tooling/bench'

const BUDGET_US = 1_000
/** From a theme in which little moves to one in which almost everything does. */
const BRANDS = [
  { banner: '#F2B705', bgcolor: '#F4F8FB', line1: '#1F3A6E', line2: '#F8A9C0' },
  { banner: '#123C69', bgcolor: '#EDF3F1', line1: '#0B3D3A', line2: '#1FB58F' },
  { banner: '#FFF066', bgcolor: '#FFFFFF', line1: '#FFD400', line2: '#FFFFFF' },
  { banner: '#7A1F5C', bgcolor: '#7A1F5C', line1: '#7A1F5C', line2: '#7A1F5C' },
] as const

export default {
  area: 'theme',
  cases: [
    {
      name: 'four colours to a theme (mean of four brands)',
      unit: 'µs',
      async measure(): Promise<{ ours: number; peer: number }> {
        const all = await microsecondsPerCall(() => BRANDS.map((brand) => createTheme(brand)))
        return { ours: all / BRANDS.length, peer: BUDGET_US }
      },
      peerName: 'one millisecond',
      goal: { atMost: 1 },
    },
  ],
}
