import { join } from 'node:path'
import type { Hono, Context as HonoContext } from 'hono'
import type { Context } from '../../context.ts'
import type { HttpEnv } from '../route.ts'
import { acceptsPage } from './accepts-page.ts'
import { parseAcceptedEncodings } from './accepted-encodings.ts'
import { pickLanguage } from './pick-language.ts'
import { type StaticFile, type StaticFiles, createStaticFiles } from './static-files.ts'

const MISSING_PAGE = '404.html'

/**
 * Serves the built web app at `/app`, in the language of who asks, where every address without a file is one of its own
 * screens, and the marketing site at `/`.
 */
export function addStatic(app: Hono<HttpEnv>, context: Context): void {
  const english = createStaticFiles(context.config.webDir)
  const german = createStaticFiles(join(context.config.webDir, 'de'))
  const site = createStaticFiles(context.config.siteDir)

  app.on(['GET', 'HEAD'], ['/app', '/app/*'], async (http, next) => {
    const path = decodePath(http.req.path.slice('/app'.length))
    if (path === undefined) return next()
    const asked = { cookie: http.req.header('cookie'), acceptLanguage: http.req.header('accept-language') }
    // What one language has not built is the other's: code is named by its content.
    const builds = pickLanguage(asked) === 'de' ? [german, english] : [english, german]
    for (const name of isFileName(path) ? [path] : [path, 'index.html']) {
      for (const build of builds) {
        const file = await find(build, name, http)
        if (file) return answer(http, file, 200, file.isImmutable ? [] : ['accept-language', 'cookie'])
      }
    }
    return next()
  })

  app.on(['GET', 'HEAD'], '/*', async (http, next) => {
    if (/^\/(api|chatHub)(\/|$)/.test(http.req.path)) return next()
    const path = decodePath(http.req.path)
    // The page about what is missing is nowhere to be found itself.
    const file = path === undefined || path === MISSING_PAGE ? undefined : await find(site, path, http)
    if (file) return answer(http, file)
    // Without a built site visitors still find the product.
    if (http.req.path === '/') return http.redirect('/app/')
    const isFile = path !== undefined && path !== MISSING_PAGE && isFileName(path)
    const missing = acceptsPage(http.req.header('accept'), isFile) ? await find(site, MISSING_PAGE, http) : undefined
    if (missing) return answer(http, missing, 404)
    await next()
    http.header('vary', 'accept', { append: true })
    return undefined
  })
}

function find(files: StaticFiles, path: string, http: HonoContext<HttpEnv>): Promise<StaticFile | undefined> {
  return files.load(path, parseAcceptedEncodings(http.req.header('accept-encoding')))
}

function answer(
  http: HonoContext<HttpEnv>,
  file: StaticFile,
  status: 200 | 404 = 200,
  varies: readonly string[] = [],
): Response {
  const headers: Record<string, string> = {
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: [...(status === 404 ? ['accept'] : []), 'accept-encoding', ...varies].join(', '),
  }
  if (status === 200 && matches(http.req.header('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers['content-type'] = file.mediaType
  headers['content-length'] = String(file.bytes.length)
  if (file.encoding !== 'identity') headers['content-encoding'] = file.encoding
  return new Response(http.req.method === 'HEAD' ? null : new Uint8Array(file.bytes), { status, headers })
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*')
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/^\/+/, '')
  } catch {
    return undefined
  }
}

/** `/app/chat` is a screen, `/app/assets/gone.js` is a file: answering it with a page would hide that it is missing. */
function isFileName(path: string): boolean {
  return /\.\w+$/.test(path)
}
