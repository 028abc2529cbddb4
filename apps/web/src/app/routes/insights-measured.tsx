export { MeasuredPage as Component } from '../../features/insights/MeasuredPage.tsx'
