export { InsightsPage as Component } from '../../features/insights/InsightsPage.tsx'
