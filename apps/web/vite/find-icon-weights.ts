import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The weights that the design uses; an icon's file draws three more. */
const WEIGHTS = ['regular', 'bold', 'fill'] as const

type Weights = ReadonlySet<string>

const ALL: Weights = new Set(WEIGHTS)
const IMPORTS = /^import .*$/gm
const NAMES = /\b[A-Z]\w*Icon\b/g

/**
 * Finds out in which weights icons are drawn.
 *
 * @returns The weights of an icon by the name of its component; all that the design uses where the code does not show them plainly.
 */
export function findIconWeights(folders: readonly string[]): (icon: string) => Weights {
  const drawn = new Map<string, Weights>()
  for (const code of folders.flatMap(readComponents)) {
    const text = code.replaceAll(IMPORTS, '')
    for (const name of new Set(text.match(NAMES))) {
      drawn.set(name, new Set([...(drawn.get(name) ?? []), ...weightsIn(text, name)]))
    }
  }
  return (icon) => drawn.get(icon) ?? ALL
}

function readComponents(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
}

function weightsIn(text: string, name: string): Weights {
  const tags = [...text.matchAll(new RegExp(`<${name}\\b((?:[^<>{}]|\\{[^{}]*\\})*)>`, 'g'))]
  const isHandedOn = [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > tags.length
  return isHandedOn ? ALL : new Set(tags.flatMap(([, attributes = '']) => [...weightsOfTag(attributes)]))
}

function weightsOfTag(attributes: string): Weights {
  if (attributes.includes('...')) return ALL
  const weight = /\bweight=("[^"]*"|\{[^{}]*\})/.exec(attributes)?.[1]
  if (weight === undefined) return new Set(['regular'])
  const named = WEIGHTS.filter((one) => weight.includes(`"${one}"`) || weight.includes(`'${one}'`))
  return named.length > 0 ? new Set(named) : ALL
}
