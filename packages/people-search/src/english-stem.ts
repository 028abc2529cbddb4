/** English stems by the Porter2 algorithm of Snowball, as databases know it: `migrations` and `migrate` become `migrat`. */

const VOWELS = 'aeiouy'
const DOUBLES = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/
const WHOLE: Readonly<Record<string, string>> = {
  skis: 'ski',
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
  ...Object.fromEntries('sky news howe atlas cosmos bias andes'.split(' ').map((word) => [word, word])),
}
const WITHOUT_ENDING = new Set('inning outing canning herring earring proceed exceed succeed'.split(' '))

const SECOND: readonly (readonly [ending: string, instead: string])[] = [
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['iveness', 'ive'],
  ['ization', 'ize'],
  ['ousness', 'ous'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['tional', 'tion'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ation', 'ate'],
  ['entli', 'ent'],
  ['fulli', 'ful'],
  ['iviti', 'ive'],
  ['ousli', 'ous'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['anci', 'ance'],
  ['ator', 'ate'],
  ['enci', 'ence'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
]
const THIRD: readonly (readonly [ending: string, instead: string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['ative', ''],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]
const FOURTH = /(?:ement|able|ance|ence|ible|ment|ant|ate|ent|ion|ism|iti|ive|ize|ous|al|er|ic)$/

/** The stem of an English word in lower case without diacritics. */
export function stemEnglish(word: string): string {
  if (word.length < 3) return word
  const whole = WHOLE[word]
  if (whole !== undefined) return whole
  // A y that sounds as a consonant is written as a capital one on the way.
  let stem = word.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y')
  const r1 = /^(?:gener|commun|arsen)/.exec(stem)?.[0].length ?? regionAfter(stem, 0)
  const r2 = regionAfter(stem, r1)
  stem = withoutPlural(stem)
  if (WITHOUT_ENDING.has(stem)) return stem
  stem = withoutPast(stem, r1)
  stem = stem.replace(/(?<=.[^aeiouy])[yY]$/, 'i')
  stem = replaceEnding(stem, SECOND, r1, (ending, rest) => {
    if (ending === 'ogi') return rest.endsWith('l')
    return ending !== 'li' || /[cdeghkmnrt]$/.test(rest)
  })
  stem = replaceEnding(stem, THIRD, r1, (ending, rest) => ending !== 'ative' || rest.length >= r2)
  stem = withoutDerivation(stem, r2)
  return withoutLast(stem, r1, r2).replaceAll('Y', 'y')
}

/** Where the region begins that lies behind the first consonant after a vowel. */
function regionAfter(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at += 1)
    if (!isVowel(word[at]) && isVowel(word[at - 1]) && at - 1 >= from) return at + 1
  return word.length
}

const isVowel = (letter: string | undefined) => letter !== undefined && VOWELS.includes(letter)

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1)
  if (/(?:us|ss)$/.test(word)) return word
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word
}

function withoutPast(word: string, r1: number): string {
  const [ending = ''] = /(?:eedly|eed|ingly|edly|ing|ed)$/.exec(word) ?? []
  const rest = word.slice(0, word.length - ending.length)
  if (ending.startsWith('eed')) return rest.length >= r1 ? `${rest}ee` : word
  if (ending === '' || !/[aeiouy]/.test(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (DOUBLES.test(rest)) return /^[aeo]..$/.test(rest) ? rest : rest.slice(0, -1)
  return rest.length === r1 && endsShort(rest) ? `${rest}e` : rest
}

/** Whether a word ends in a short syllable: a vowel between consonants, or at the beginning before one. */
function endsShort(word: string): boolean {
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word)
}

function replaceEnding(
  word: string,
  endings: readonly (readonly [ending: string, instead: string])[],
  region: number,
  isMeant: (ending: string, rest: string) => boolean,
): string {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (!found) return word
  const [ending, instead] = found
  const rest = word.slice(0, -ending.length)
  return rest.length >= region && isMeant(ending, rest) ? rest + instead : word
}

function withoutDerivation(word: string, r2: number): string {
  const [ending] = FOURTH.exec(word) ?? []
  if (ending === undefined) return word
  const rest = word.slice(0, -ending.length)
  return rest.length >= r2 && (ending !== 'ion' || /[st]$/.test(rest)) ? rest : word
}

function withoutLast(word: string, r1: number, r2: number): string {
  const rest = word.slice(0, -1)
  if (word.endsWith('e')) return rest.length >= r2 || (rest.length >= r1 && !endsShort(rest)) ? rest : word
  return word.endsWith('ll') && rest.length >= r2 ? rest : word
}
