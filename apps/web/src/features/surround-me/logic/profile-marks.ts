import type { Evidence, Mark } from '@umkreis/schemas'

/**
 * Finds the marked words of proofs in the whole text that they were cut from.
 *
 * @param whole Such as a person's description; proofs of other fields are not in it and mark nothing.
 * @returns Marks in order, none overlapping another.
 */
export function marksWithin(whole: string, evidence: readonly Pick<Evidence, 'text' | 'marks'>[]): Mark[] {
  const marks = evidence.flatMap(({ text, marks }): Mark[] => {
    // A proof that was cut out of a longer text says so with an ellipsis.
    const cutBefore = /^…\s*/u.exec(text)?.[0].length ?? 0
    const core = text.slice(cutBefore).replace(/\s*…$/u, '')
    const at = core === '' ? -1 : whole.indexOf(core)
    return at === -1 ? [] : marks.map(([start, end]) => [at + start - cutBefore, at + end - cutBefore])
  })
  const merged: Mark[] = []
  for (const [start, end] of marks.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
