import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type MiddlewareHandler } from 'hono'
import { except } from 'hono/combine'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import type { Context } from '../context.ts'
import { addNegotiation } from '../hub/negotiate.ts'
import { createId } from '../services/random-id.ts'
import { isTracing } from '../tracing/tracer.ts'
import { addApiDocs } from './api-docs.ts'
import { clientAddress } from './client-address.ts'
import { createProblem } from './errors.ts'
import { addHealth } from './health.ts'
import { addMetrics } from './metrics.ts'
import { addOutbox } from './outbox.ts'
import { HttpProblem } from './problem.ts'
import { type HttpEnv, addRoute } from './route.ts'
import { routes } from './routes/index.ts'
import { createScimErrorResponse, isScimPath } from './scim/scim-error-response.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { addStatic } from './static/add-static.ts'
import { traceRequest } from './trace-request.ts'

/** Composes everything that answers over HTTP; the chat hub takes the upgrades of the same server. */
export function createHttpApp(context: Context): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const logger = context.logger.child({ part: 'http' })

  app.use(async (http, next) => {
    const started = performance.now()
    const requestId = createId()
    http.set('requestId', requestId)
    const remote = getConnInfo(http).remote.address
    const forwardedFor = http.req.header('x-forwarded-for')
    http.set('address', clientAddress(context.config.trustedProxies, { remote, forwardedFor }))
    await next()
    http.res.headers.set('x-request-id', requestId)
    const durationMs = performance.now() - started
    // The route's pattern: addresses and query strings may carry tokens.
    const { method } = http.req
    const route = routePath(http)
    context.metrics.requestAnswered(method, route, http.res.status, durationMs / 1000)
    logger.info(
      {
        requestId,
        method,
        route,
        status: http.res.status,
        durationMs: Math.round(durationMs),
        userId: http.get('userId'),
      },
      'request',
    )
  })

  if (isTracing()) app.use(traceRequest)

  app.onError((error, http) => {
    const problem = createProblem(error)
    const requestId = http.get('requestId')
    if (problem.status >= 500) logger.error({ requestId, err: problem.cause ?? error }, 'A request failed')
    return isScimPath(http.req.path) ? createScimErrorResponse(error, problem) : problem.toResponse(requestId)
  })
  app.notFound((http) => {
    const problem = new HttpProblem(404, 'There is nothing at this address')
    return isScimPath(http.req.path)
      ? createScimErrorResponse(problem, problem)
      : problem.toResponse(http.get('requestId'))
  })

  app.use(createSecurityHeaders(context))
  addHealth(app, context)
  addMetrics(app, context)
  addNegotiation(app, context)
  const api = new Hono<HttpEnv>()
  api.use(async (http, next) => {
    await next()
    // Answers are for one person at one moment; only what says otherwise may be kept.
    if (!http.res.headers.has('cache-control')) http.res.headers.set('cache-control', 'no-store')
  })
  // Whether a page that holds a token got smaller could tell what the token is: those answers are not packed.
  api.use(except('/api/auth/*', compress({ threshold: 2048 })))
  api.use('/email/*', allowSite(context))
  for (const route of routes) addRoute(api, context, route)
  addApiDocs(app, api, context)
  app.route('/api', api)
  addOutbox(app, context)
  addStatic(app, context)
  return app
}

/** The forms of a marketing site that is deployed elsewhere; nothing else is open to other origins. */
function allowSite({ config }: Context): MiddlewareHandler<HttpEnv> {
  return cors({
    origin: (origin) => (origin === config.siteUrl ? origin : null),
    allowMethods: ['POST'],
    allowHeaders: ['content-type'],
  })
}
