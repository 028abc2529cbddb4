import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { traced } from '../tracing/tracer.ts'
import type { HttpEnv } from './route.ts'

/** Follows a request, under the pattern of its route: addresses and query strings may carry tokens. */
export const traceRequest: MiddlewareHandler<HttpEnv> = (http, next) => {
  const { method } = http.req
  const traceparent = http.req.header('traceparent')
  return traced(
    { name: method, kind: 'server', facts: { 'http.request.method': method }, traceparent },
    async (span) => {
      await next()
      const route = routePath(http)
      span?.rename(`${method} ${route}`)
      span?.add({ 'http.route': route, 'http.response.status_code': http.res.status })
    },
  )
}
