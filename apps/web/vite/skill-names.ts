import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const RESOLVED = '\0virtual:skill-names'
/** Where the people search keeps what it knows of skills. */
const TAXONOMY = join(import.meta.dirname, '../../../packages/people-search/src/taxonomy')

/**
 * Offers the names of the skills that the people search knows as `virtual:skill-names`, a line for each skill: texts are
 * read for them on the device, and nobody is asked.
 */
export function skillNames(): Plugin {
  return {
    name: 'umkreis:skill-names',
    resolveId: { filter: { id: /^virtual:skill-names$/ }, handler: () => RESOLVED },
    load: {
      // oxlint-disable-next-line no-control-regex -- the mark of modules that are no files
      filter: { id: /^\0virtual:skill-names$/ },
      async handler() {
        return `export default ${JSON.stringify(await readSkillNames())}`
      },
    },
  }
}

/** The names of each skill, with commas between; what belongs to what is of no use here. */
export async function readSkillNames(): Promise<string[]> {
  const files = (await readdir(TAXONOMY)).filter((file) => file.endsWith('.ts') && !/\.test\.|taxonomy\./.test(file))
  const areas = await Promise.all(files.toSorted().map((file) => readFile(join(TAXONOMY, file), 'utf8')))
  return areas.flatMap((area) => {
    const lines = /= `\n([^`]*)`/.exec(area)?.[1]
    if (lines === undefined) throw new Error('An area of the taxonomy is written in another way')
    return lines
      .split('\n')
      .map((line) => (line.split(/[<~]/)[0] ?? '').trim())
      .filter((line) => line !== '')
  })
}
