import type { Evidence } from '@umkreis/schemas'
import { foldText } from './fold.ts'

/** Puts the skills that proofs speak of first and leaves the order as it was otherwise. */
export function orderSkills(
  skills: readonly string[],
  evidence: readonly Pick<Evidence, 'text' | 'marks'>[],
): string[] {
  const marked = evidence.flatMap(({ text, marks }) =>
    marks.map(([start, end]) => foldText(text.slice(start, end)).text),
  )
  const isProven = (skill: string) => marked.includes(foldText(skill).text)
  return [...skills.filter(isProven), ...skills.filter((skill) => !isProven(skill))]
}
