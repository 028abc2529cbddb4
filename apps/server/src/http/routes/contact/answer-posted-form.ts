import type { Context as HonoContext } from 'hono'
import type { Context } from '../../../context.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../services/language.ts'
import { isPostedForm } from '../../body.ts'
import type { Call, HttpEnv } from '../../route.ts'

type FormCall = Pick<Call<'public', undefined, undefined>, 'http' | 'statedLanguage'>

/** The language of the page that a form stands on, which its address names; else that of the browser. */
export function languageOfForm({ http, statedLanguage }: FormCall): Language {
  const named = http.req.query('language')
  return LANGUAGES.find((language) => language === named) ?? statedLanguage ?? DEFAULT_LANGUAGE
}

/** Sends a browser that has posted a form without a script on to the site's page of thanks, in the form's language. */
export function answerPostedForm(
  { config }: Pick<Context, 'config'>,
  http: HonoContext<HttpEnv>,
  page: string,
): Response | undefined {
  if (!isPostedForm(http.req.raw)) return undefined
  return http.redirect(`${config.siteUrl ?? ''}${http.req.query('language') === 'de' ? '/de' : ''}${page}`, 303)
}
