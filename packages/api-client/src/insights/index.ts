// Figures about an organisation. Every name is listed: this is a front door.
export { createInsights, type InsightsResource } from './insights.ts'
