import { lazy, type ComponentType } from 'react'
import type { HomePart } from './logic/home-place.ts'

/** The pages of the home area, each `lazy`, so that its code comes when it is shown. A tab is there once its page is. */
export const PAGES: Readonly<Partial<Record<HomePart, ComponentType>>> = {
  notes: lazy(async () => ({ default: (await import('./NotesPage.tsx')).NotesPage })),
  feed: lazy(async () => ({ default: (await import('./FeedPage.tsx')).FeedPage })),
  metrics: lazy(async () => ({ default: (await import('./MetricsPage.tsx')).MetricsPage })),
}
