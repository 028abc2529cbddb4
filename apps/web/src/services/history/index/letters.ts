const FIRST_LETTER = 'a'.charCodeAt(0)
const LETTERS = 26
/** What is no letter from a to z shares the bits that are left. */
const OTHERS = 32 - LETTERS

/** Which letters stand in a word, as bits. Some share one: a bit that is not set says for certain that none of them is there. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) {
    const unit = word.charCodeAt(at)
    const place = unit - FIRST_LETTER
    letters |= 1 << (place >= 0 && place < LETTERS ? place : LETTERS + (unit % OTHERS))
  }
  return letters
}
