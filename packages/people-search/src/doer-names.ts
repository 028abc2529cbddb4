// What is done, and who does it: endings of folded names, the longest first.
const DOERS: readonly (readonly [done: string, doer: string])[] = [
  ['engineering', 'engineer'],
  ['management', 'manager'],
  ['development', 'developer'],
  ['administration', 'administrator'],
  ['architecture', 'architect'],
  ['consulting', 'consultant'],
  ['analytics', 'analyst'],
  ['analysis', 'analyst'],
  ['research', 'researcher'],
  ['planning', 'planner'],
  ['programming', 'programmer'],
  ['training', 'trainer'],
  ['testing', 'tester'],
  ['design', 'designer'],
  ['inspection', 'inspector'],
  ['entwicklung', 'entwickler'],
  ['gestaltung', 'gestalter'],
  ['forschung', 'forscher'],
  ['planung', 'planer'],
  ['beratung', 'berater'],
  ['leitung', 'leiter'],
  ['prufung', 'prufer'],
  ['analyse', 'analyst'],
  ['technik', 'techniker'],
  ['pflege', 'pfleger'],
  ['bau', 'bauer'],
]

/** Who does what a folded name says: `requirements engineer` for `requirements engineering`; undefined for other names. */
export function doerOf(foldedName: string): string | undefined {
  const found = DOERS.find(([done]) => foldedName.length > done.length && foldedName.endsWith(done))
  return found && foldedName.slice(0, -found[0].length) + found[1]
}
