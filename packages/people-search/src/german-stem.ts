/** German stems by the algorithm of Snowball, as databases know it: `Zulassungen` and `Zulassung` become `zulass`. */

const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter)

/** The stem of a German word in lower case without diacritics. */
export function stemGerman(word: string): string {
  // Between vowels u and y are consonants, written as capital ones on the way.
  let stem = word.replace(/(?<=[aeiouy])[uy](?=[aeiouy])/g, (letter) => letter.toUpperCase())
  const first = stem.length < 3 ? stem.length : regionAfter(stem, 0)
  const r2 = stem.length < 3 ? stem.length : regionAfter(stem, first)
  const r1 = Math.max(3, first)
  stem = withoutInflection(stem, r1)
  stem = withoutComparison(stem, r1)
  return withoutDerivation(stem, r1, r2).toLowerCase()
}

/** Where the region begins that lies behind the first consonant after a vowel. */
function regionAfter(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at += 1) if (!isVowel(word[at]) && isVowel(word[at - 1])) return at + 1
  return word.length
}

function withoutInflection(word: string, r1: number): string {
  const [ending = ''] = /(?:erinnen|erin|ern|em|er|en|es|e|lns?|s)$/.exec(word) ?? []
  const rest = word.slice(0, word.length - ending.length)
  if (ending === '' || rest.length < r1 || (ending === 'em' && rest.endsWith('syst'))) return word
  if (ending.startsWith('l')) return `${rest}l`
  if (ending === 's') return /[bdfghklmnrt]$/.test(rest) ? rest : word
  return /^e[ns]?$/.test(ending) ? rest.replace(/niss$/, 'nis') : rest
}

function withoutComparison(word: string, r1: number): string {
  const [ending = ''] = /(?:est|en|er|st)$/.exec(word) ?? []
  const rest = word.slice(0, word.length - ending.length)
  if (ending === '' || rest.length < r1) return word
  return ending !== 'st' || /...[bdfghklmnt]$/.test(rest) ? rest : word
}

function withoutDerivation(word: string, r1: number, r2: number): string {
  const [ending = ''] = /(?:isch|lich|heit|keit|end|ung|ig|ik)$/.exec(word) ?? []
  const rest = word.slice(0, word.length - ending.length)
  if (ending === '' || rest.length < r2) return word
  if (ending === 'end' || ending === 'ung') return cut(rest, /(?<!e)ig$/, r2)
  if (ending === 'lich' || ending === 'heit') return cut(rest, /e[rn]$/, r1)
  if (ending === 'keit') return cut(rest, /(?:lich|ig)$/, r2)
  return rest.endsWith('e') ? word : rest
}

function cut(word: string, ending: RegExp, region: number): string {
  const at = ending.exec(word)?.index ?? -1
  return at >= region ? word.slice(0, at) : word
}
