import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Skill, SKILLS } from '@umkreis/people-search'
import { createRandom } from './random.ts'
import { createRelevanceSet } from './relevance-set.ts'
import type { Stage } from './stage.ts'

/** What ours answers to one question. */
export interface Answer {
  userIds: string[]
  /** Of the first: under 0.5 nobody really fits. */
  score: number
}

/** Asks every question of the set, in its order. */
export async function answerAll(stage: Stage): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const { text } of createRelevanceSet().questions) {
    const { results } = await stage.search(text, { pageSize: 10 })
    answers.push({ userIds: results.map(({ user }) => user.userId), score: results[0]?.score ?? 0 })
  }
  return answers
}

/** A taxonomy without these skills, as its files write it: nothing names what is missing. */
function writeTaxonomy(skills: readonly Skill[]): string {
  const names = new Map(skills.map((skill) => [skill.id, skill.names[0] ?? '']))
  const listed = (ids: readonly string[]) => ids.flatMap((id) => names.get(id) ?? []).join(', ')
  return skills.map((skill) => `${skill.names.join(', ')} < ${listed(skill.within)} ~ ${listed(skill.near)}`).join('\n')
}

/** The answers that another taxonomy gives: in a process of its own, whose files of the taxonomy are replaced. */
async function answerWith(skills: readonly Skill[]): Promise<Answer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-taxonomy-'))
  try {
    const file = join(folder, 'taxonomy.txt')
    writeFileSync(file, writeTaxonomy(skills))
    const here = (name: string) => join(import.meta.dirname, name)
    const child = fork(here('answer-apart.ts'), [file], {
      execArgv: ['--no-warnings', '--conditions=umkreis-source', '--import', here('replace-taxonomy.ts')],
    })
    const [answers] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`The other taxonomy ended with code ${String(code)}`)
      }),
    ])) as [Answer[]]
    return answers
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Without any taxonomy. */
export const answerWithout = (): Promise<Answer[]> => answerWith([])

/** Without a third of its skills, the same in each run. */
export function answerWithTwoThirds(): Promise<Answer[]> {
  const random = createRandom(33)
  return answerWith(SKILLS.filter(() => random() > 1 / 3))
}
