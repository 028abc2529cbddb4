import { LANGUAGES, type Language } from '../language/languages.ts'
import { searchCopy } from './copy.ts'
import { PEOPLE } from './people.ts'
import { type Answer, createSearch } from './search.ts'

/** What the first question of the demonstration finds, in each language: answered once, while the pages are built. */
export const firstAnswers = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const ask = await createSearch(PEOPLE, language)
      return [language, await ask(searchCopy[language].questions[0] ?? '')] as const
    }),
  ),
) as Record<Language, Answer>
