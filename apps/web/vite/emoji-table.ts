import type { Plugin } from 'vite'

const NAME = 'virtual:emoji-table'
const RESOLVED = `\0${NAME}`
/** Newer ones are empty boxes on devices that are a few years old. */
const NEWEST_VERSION = 15.1
/** Letters of flags, and parts such as a colour of hair. */
const COMPONENTS = 2

type Data = { readonly default: readonly Entry[] }
type Entry = {
  readonly emoji: string
  readonly label: string
  readonly tags?: readonly string[]
  readonly hexcode: string
  readonly group?: number
  readonly order?: number
  readonly version: number
  readonly skins?: readonly { readonly emoji: string; readonly tone: number | readonly number[] }[]
}

/**
 * Offers every emoji with its English and German names as one small table, `virtual:emoji-table`: the library's own data
 * name each language apart and repeat themselves tenfold.
 */
export function emojiTable(): Plugin {
  return {
    name: 'umkreis:emoji-table',
    resolveId: { filter: { id: /^virtual:emoji-table$/ }, handler: () => RESOLVED },
    load: {
      // oxlint-disable-next-line no-control-regex -- the mark of modules that are no files
      filter: { id: /^\0virtual:emoji-table$/ },
      async handler() {
        // Read only where it is needed: the data of every language together are megabytes.
        const [{ default: english }, { default: german }] = (await Promise.all([
          import('emojibase-data/en/data.json', { with: { type: 'json' } }),
          import('emojibase-data/de/data.json', { with: { type: 'json' } }),
        ])) as unknown as [Data, Data]
        const germanByCode = new Map(german.map((entry) => [entry.hexcode, entry]))
        const rows = english
          .filter(({ group, version }) => group !== undefined && group !== COMPONENTS && version <= NEWEST_VERSION)
          .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
          .map((entry) => {
            const { label = '', tags = [] } = germanByCode.get(entry.hexcode) ?? {}
            const tones = entry.skins?.filter(({ tone }) => typeof tone === 'number').map(({ emoji }) => emoji) ?? []
            return [
              entry.emoji,
              entry.group,
              entry.label,
              (entry.tags ?? []).join(' '),
              label,
              tags.join(' '),
              ...tones,
            ]
          })
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(rows))})`
      },
    },
  }
}
