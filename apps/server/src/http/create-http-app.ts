import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { routePath } from 'hono/route'
import type { Context } from '../context.ts'
import { createId } from '../services/random-id.ts'
import { createProblem } from './errors.ts'
import { addHealth } from './health.ts'
import { HttpProblem } from './problem.ts'
import { type HttpEnv, addRoute } from './route.ts'
import { routes } from './routes/index.ts'

/** Composes everything that answers over HTTP; the chat hub takes the upgrades of the same server. */
export function createHttpApp(context: Context): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const logger = context.logger.child({ part: 'http' })

  app.use(async (http, next) => {
    const started = performance.now()
    const requestId = createId()
    http.set('requestId', requestId)
    http.set('address', getConnInfo(http).remote.address ?? 'unknown')
    await next()
    http.res.headers.set('x-request-id', requestId)
    const durationMs = Math.round(performance.now() - started)
    // The route's pattern: addresses and query strings may carry tokens.
    const { method } = http.req
    logger.info(
      {
        requestId,
        method,
        route: routePath(http, -1),
        status: http.res.status,
        durationMs,
        userId: http.get('userId'),
      },
      'request',
    )
  })

  app.onError((error, http) => {
    const problem = createProblem(error)
    const requestId = http.get('requestId')
    if (problem.status >= 500) logger.error({ requestId, err: problem.cause ?? error }, 'A request failed')
    return problem.toResponse(requestId)
  })
  app.notFound((http) => new HttpProblem(404, 'There is nothing at this address').toResponse(http.get('requestId')))

  addHealth(app, context)
  const api = new Hono<HttpEnv>()
  for (const route of routes) addRoute(api, context, route)
  app.route('/api', api)
  return app
}
