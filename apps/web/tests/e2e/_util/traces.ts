/**
 * Finds words in what was stored: as UTF-8, as UTF-16, and inside base64, whatever the word's offset in the encoded text.
 *
 * @returns One line for each find: the word, how it was written, and where.
 */
export function findTraces(stored: readonly { path: string; bytes: Buffer }[], words: readonly string[]): string[] {
  const finds: string[] = []
  for (const word of words) {
    const needles = {
      'UTF-8': [Buffer.from(word)],
      'UTF-16': [Buffer.from(word, 'utf16le')],
      base64: [0, 1, 2].map((offset) => encodeInside(word, offset)),
    }
    for (const { path, bytes } of stored) {
      for (const [writing, forms] of Object.entries(needles)) {
        if (forms.some((form) => bytes.includes(form))) finds.push(`${word} as ${writing} in ${path}`)
      }
    }
  }
  return finds
}

/** The base64 characters that a word surely has when it starts `offset` bytes into a group of three. */
function encodeInside(word: string, offset: number): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(word)])
  const whole = bytes.length - (bytes.length % 3)
  const text = bytes.subarray(0, whole).toString('base64')
  return Buffer.from(text.slice(offset === 0 ? 0 : 4))
}
