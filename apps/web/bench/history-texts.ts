const COMMON =
  'das und die der ich wir morgen heute Besprechung Angebot Kubernetes München bitte danke Termin Kunde Projekt fertig melde gern nach Büro'.split(
    ' ',
  )

/** Numbers from 0 to 1 that are the same in each run. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Texts of words as people use them: few very often, many hardly ever. The same in each run. */
export function createTexts(count: number): string[] {
  const random = createRandom(7)
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 + Math.floor(random() * 16) }, () =>
      random() < 0.6
        ? (COMMON[Math.floor(random() ** 2 * COMMON.length)] ?? '')
        : `wort${Math.floor(random() ** 3 * 60_000)}`,
    ).join(' '),
  )
}

/** Each is typed letter by letter: common and rare words, several, umlauts, one with a typing error. */
export const TYPED = ['kubernetes', 'das angebot', 'münchen', 'besprechung morgen', 'kubenretes', 'wort4711']
