import type { Plugin } from 'vite'
import { findIconWeights } from './find-icon-weights.ts'

const DEFINITION = /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/]([^\\/.]+)\.[^\\/]*js$/

type Node = { readonly type: string; readonly start: number; readonly end: number }
type Pair = Node & { readonly elements: readonly (Node & { readonly value?: unknown })[] }

/**
 * Leaves out of every icon the weights in which nothing draws it: most are drawn in one of six.
 *
 * @param folders Where the code is that draws icons.
 */
export function slimIcons(folders: readonly string[]): Plugin {
  const weightsOf = findIconWeights(folders)
  return {
    name: 'umkreis:slim-icons',
    apply: 'build',
    transform: {
      filter: { id: DEFINITION },
      handler(code, id) {
        const used = weightsOf(`${DEFINITION.exec(id)?.[1]}Icon`)
        const unused = findWeights(this.parse(code)).filter((pair) => !used.has(String(pair.elements[0]?.value)))
        let slim = code
        for (const { start, end } of unused.toReversed()) {
          slim = slim.slice(0, start) + slim.slice(end).replace(/^\s*,/, '')
        }
        return { code: slim, map: null }
      },
    },
  }
}

/** Finds the pairs of `new Map([["bold", …], …])`, in their order. */
function findWeights(tree: unknown): Pair[] {
  const found: Pair[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const node = value as Partial<Pair> & Record<string, unknown>
    if (node.type === 'NewExpression') {
      const list = (node['arguments'] as readonly { elements?: readonly Pair[] }[])[0]
      found.push(...(list?.elements ?? []))
      return
    }
    Object.values(node).forEach(visit)
  }
  visit(tree)
  return found
}
