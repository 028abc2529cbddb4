/**
 * Adds what was typed to a list of skills. Commas and new lines part one skill from the next; a skill that is there already, in
 * whatever case, stays where and as it is.
 */
export function mergeSkills(skills: readonly string[], typed: string): string[] {
  const merged = [...skills]
  for (const part of typed.split(/[,\n]/)) {
    const skill = part.trim().replace(/\s+/g, ' ')
    if (skill && !merged.some((one) => isSameSkill(one, skill))) merged.push(skill)
  }
  return merged
}

function isSameSkill(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase()
}
