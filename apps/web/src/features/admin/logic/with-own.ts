/** The usual choices, and among them the one that was made elsewhere: in order, each once. */
export function withOwn(usual: readonly number[], own: number | null): readonly number[] {
  if (own === null || usual.includes(own)) return usual
  return [...usual, own].toSorted((a, b) => a - b)
}
