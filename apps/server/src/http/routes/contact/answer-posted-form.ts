import type { Context as HonoContext } from 'hono'
import type { Context } from '../../../context.ts'
import { isPostedForm } from '../../body.ts'
import type { HttpEnv } from '../../route.ts'

/** Sends a browser that has posted a form without a script on to the site's page of thanks, in the form's language. */
export function answerPostedForm(
  { config }: Pick<Context, 'config'>,
  http: HonoContext<HttpEnv>,
  page: string,
): Response | undefined {
  if (!isPostedForm(http.req.raw)) return undefined
  return http.redirect(`${config.siteUrl ?? ''}${http.req.query('language') === 'de' ? '/de' : ''}${page}`, 303)
}
