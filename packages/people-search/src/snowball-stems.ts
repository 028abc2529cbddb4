import { stemEnglish } from './english-stem.ts'
import { joinUmlauts } from './fold.ts'
import { stemGerman } from './german-stem.ts'
import type { LoadStems } from './stems.ts'
import { STOP_WORDS } from './stop-words.ts'

/** Stems without a database: by the same algorithms as the database's dictionaries. */
export const loadSnowballStems: LoadStems = () =>
  Promise.resolve((plain) => {
    const german = joinUmlauts(stemGerman(plain))
    return STOP_WORDS.has(joinUmlauts(plain))
      ? { english: undefined, german: undefined }
      : { english: stemEnglish(plain), german }
  })
