/** A word of a text: where it stands, as UTF-16 offsets, and how it may be looked up. */
export type Word = {
  readonly start: number
  readonly end: number
  /** Without case and accents, each spelling once: "Müller" is "muller" and "mueller". Never empty. */
  readonly spellings: readonly string[]
}

/** Letters of a word that count; what is longer is no word that anybody types. */
const WORD_MAX_LENGTH = 64

const RUNS = /[\p{L}\p{N}\p{M}]+/gu
/** Scripts that put no space between words: each sign of them is looked up by itself. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*/gu
/** Lower-case letters and digits of ASCII need no folding. */
const PLAIN = /^[a-z0-9]*$/

/** Finds the words of a text, in their order. */
export function findWords(text: string): readonly Word[] {
  const words: Word[] = []
  for (const { 0: run, index } of text.matchAll(RUNS)) addRun(words, run, index)
  return words
}

function addRun(words: Word[], run: string, start: number): void {
  let end = 0
  for (const sign of run.matchAll(UNSPACED)) {
    addWord(words, run.slice(end, sign.index), start + end)
    addWord(words, sign[0], start + sign.index)
    end = sign.index + sign[0].length
  }
  addWord(words, end === 0 ? run : run.slice(end), start + end)
}

function addWord(words: Word[], word: string, start: number): void {
  if (word === '') return
  const spellings = spellWord(word)
  if (spellings.length > 0) words.push({ start, end: start + word.length, spellings })
}

function spellWord(word: string): readonly string[] {
  const lower = word.slice(0, WORD_MAX_LENGTH).toLowerCase()
  if (PLAIN.test(lower)) return [lower]
  const whole = lower.normalize('NFKC').replaceAll('ß', 'ss')
  const bare = stripMarks(whole)
  const spelled = stripMarks(whole.replace(/[äöü]/g, (letter) => `${stripMarks(letter)}e`))
  return [...new Set([bare, spelled])].filter((spelling) => spelling !== '')
}

function stripMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
