/** Words that are frequent in one of the languages and rare in the others. */
const FREQUENT: Readonly<Record<'de' | 'en' | 'pt', ReadonlySet<string>>> = {
  de: new Set(
    'der die das und ist nicht ich wir ihr sie mit für auf ein eine einen dem den von zu im uns noch auch bitte danke heute morgen wann kann schon aber oder wenn hast habe bin sind'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and is not you we they with for of to in it this that have has are was will would can could please thanks today tomorrow when but or if i my your our'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'o os as um uma de do da em no na que não eu nós você com para por está estou é são obrigado obrigada hoje amanhã quando mas ou se meu minha vem'.split(
      ' ',
    ),
  ),
}

/**
 * Guesses the language of a message, so that it is hyphenated and read aloud as what it is.
 *
 * @returns Undefined where too little speaks for one language.
 */
export function guessLanguage(text: string): 'de' | 'en' | 'pt' | undefined {
  const words =
    text
      .slice(0, 600)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const counts = Object.entries(FREQUENT).map(
    ([language, frequent]) => [language, words.filter((word) => frequent.has(word)).length] as const,
  )
  const [best, second] = counts.sort(([, one], [, other]) => other - one)
  return best && second && best[1] >= 2 && best[1] > second[1] ? (best[0] as 'de' | 'en' | 'pt') : undefined
}
