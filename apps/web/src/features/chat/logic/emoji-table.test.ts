import { describe, expect, it } from 'vitest'
import { recallEmojis, rememberEmojis, withRecent } from './emoji-memory.ts'
import { createEmojiTable } from './emoji-table.ts'

const table = createEmojiTable([
  ['😀', 0, 'grinning face', 'happy smile', 'grinsendes Gesicht', 'froh lachen'],
  ['✋', 1, 'raised hand', 'stop five', 'erhobene Hand', 'Halt'],
  ['👋', 1, 'waving hand', 'hello', 'winkende Hand', 'Gruß', '👋🏻', '👋🏼', '👋🏽', '👋🏾', '👋🏿'],
  ['🧀', 4, 'cheese wedge', 'food', 'Käsestück', 'Käse'],
])
const found = (query: string) => table.search(query).map(({ emoji }) => emoji)

describe(createEmojiTable, () => {
  it('finds by the beginnings of English and German words, whatever the case and the umlauts', () => {
    for (const query of ['cheese', 'CHEE', 'käse', 'Kaese', 'kase'])
      expect([query, found(query)]).toEqual([query, ['🧀']])
    expect(found('hand')).toEqual(['✋', '👋'])
    expect(found('hand wink')).toEqual(['👋'])
  })

  it('puts what is called so before what is only about it', () => {
    expect(
      createEmojiTable([
        ['🛑', 8, 'octagonal sign', 'stop', '', ''],
        ['🚏', 5, 'stop for buses', '', '', ''],
      ])
        .search('stop')
        .map(({ emoji }) => emoji),
    ).toEqual(['🚏', '🛑'])
  })

  it('finds an emoji that was pasted, and nothing inside of words or for spaces', () => {
    expect(found('👋🏽')).toEqual(['👋'])
    expect([found('edge'), found('  ')]).toEqual([[], []])
  })

  it('keeps kinds apart', () => {
    expect(table.groups.get('people')?.map(({ emoji }) => emoji)).toEqual(['✋', '👋'])
    expect(table.groups.get('flags')).toEqual([])
  })
})

describe('what is remembered of emojis', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }

  it('is the last ones, each once, and the colour of skin', () => {
    rememberEmojis(storage, withRecent(withRecent({ recent: ['🧀', '👋'], tone: 3 }, '😀'), '👋'))
    expect(recallEmojis(storage)).toEqual({ recent: ['👋', '😀', '🧀'], tone: 3 })
  })

  it('is nothing where it was tampered with or can’t be read', () => {
    const nothing = { recent: [], tone: 0 }
    expect(recallEmojis({ getItem: () => '{' })).toEqual(nothing)
    expect(recallEmojis({ getItem: () => '{"recent":["x"],"tone":9}' })).toEqual(nothing)
    expect(recallEmojis({ getItem: () => '{"recent":["fired","👋"],"tone":1}' })).toEqual({ recent: ['👋'], tone: 1 })
    expect(
      recallEmojis({
        getItem: () => {
          throw new Error('forbidden')
        },
      }),
    ).toEqual(nothing)
  })
})
