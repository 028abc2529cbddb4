import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../errors/service-error.ts'
import type { Language } from '../../../services/language.ts'
import { endDigest } from '../../../services/feed/digest/own-digest.ts'
import { defineRoute } from '../../route.ts'

const PATH = '/feed/digest/unsubscribe/:token'

/** The page of the link in a digest. Only its button ends anything: programs that look after mails open each link. */
export const showUnsubscribeRoute = defineRoute({
  method: 'get',
  path: PATH,
  summary: 'The page on which somebody ends their weekly digest without signing in',
  tag: 'Feed',
  access: 'public',
  givesBytes: 'text/html',
  async handle({ context, params, language }) {
    requireOwner(context, params.token)
    const { ask, button } = WORDS[language]
    return page(language, `<p>${ask}</p><form method="post"><button>${button}</button></form>`)
  },
})

/** Ends somebody's weekly digest: by the button of the page, or by a mail program at one click (RFC 8058). */
export const unsubscribeRoute = defineRoute({
  method: 'post',
  path: PATH,
  summary: 'End the weekly digest of whom the link was sent to',
  tag: 'Feed',
  access: 'public',
  body: v.record(v.string(), v.unknown()),
  maxBodyBytes: 10_000,
  takesPostedForm: true,
  givesBytes: 'text/html',
  async handle({ context, params, language }) {
    await endDigest(context.db, requireOwner(context, params.token))
    return page(language, `<p>${WORDS[language].done}</p>`)
  },
})

/** @throws {ServiceError} `not-found` for a link that this server did not make. */
function requireOwner({ digestTokens }: Context, token: string): string {
  const userId = digestTokens.read(token)
  if (userId === undefined) throw notFound('This link')
  return userId
}

const WORDS: Readonly<Record<Language, Record<'title' | 'ask' | 'button' | 'done', string>>> = {
  en: {
    title: 'The week in your feed',
    ask: 'You get a mail each Monday with what happened in the feed. Shall it end?',
    button: 'Send me no more',
    done: 'Done: you get no more of these mails. In your profile you can switch them on again.',
  },
  de: {
    title: 'Die Woche in deinen Neuigkeiten',
    ask: 'Du bekommst jeden Montag eine Mail mit dem, was in den Neuigkeiten war. Soll das aufhören?',
    button: 'Keine mehr senden',
    done: 'Erledigt: Du bekommst keine dieser Mails mehr. In deinem Profil kannst du sie wieder einschalten.',
  },
}

function page(language: Language, content: string): Response {
  const { title } = WORDS[language]
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} – Umkreis</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  main { max-width: 32rem; margin: 15vh auto; padding: 0 1.5rem }
  button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem }
</style>
<main><h1>${title}</h1>${content}</main>
</html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The address is a key to the switch.
      'referrer-policy': 'no-referrer',
    },
  })
}
