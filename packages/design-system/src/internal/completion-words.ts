// Apart from the other labels: these are of no use where nothing is completed.

export const SUGGESTIONS: string = 'Suggestions'
export const suggestionsOf = (count: number): string => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`
