import { DEFAULT_LANGUAGE, LANGUAGES, type Language, askedLanguage } from '../../services/language.ts'

/** The language in which somebody gets the application: what they chose on this device, else what their browser asks for. */
export function pickLanguage(headers: { cookie: string | undefined; acceptLanguage: string | undefined }): Language {
  const chosen = /(?:^|;\s*)umkreis-language=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return LANGUAGES.find((language) => language === chosen) ?? askedLanguage(headers.acceptLanguage) ?? DEFAULT_LANGUAGE
}
