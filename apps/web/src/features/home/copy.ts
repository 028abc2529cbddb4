/** Words of the home area's frame; the tabs' words stand in SPEC.md, "Screens". */
export const copy = {
  title: 'Home',
  tabs: { notes: 'My notes', feed: 'Feed', metrics: 'Company metrics' },
} as const
