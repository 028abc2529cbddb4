/** What the frame around every screen says. */
export const copy = { skip: 'Skip to content' } as const
