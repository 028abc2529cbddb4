import type { Random } from './random.ts'

/** Sentences still to be given away, for each trade and language: nobody repeats anybody before a deck is empty. */
export interface Decks {
  draw(name: string, from: readonly string[]): string
}

export function createDecks(random: Random): Decks {
  const decks = new Map<string, string[]>()
  return {
    draw(name, from) {
      const deck = decks.get(name)?.length ? (decks.get(name) ?? []) : random.shuffle(from)
      decks.set(name, deck)
      return deck.pop() ?? random.pick(from)
    },
  }
}
