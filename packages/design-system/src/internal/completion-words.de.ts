export const SUGGESTIONS: string = 'Vorschläge'
export const suggestionsOf = (count: number): string => `${count} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}`
