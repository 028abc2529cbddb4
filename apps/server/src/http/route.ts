import type { FieldError } from '@umkreis/schemas'
import { type Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as v from 'valibot'
import { requireManager } from '../access/require-manager.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import { DEFAULT_LANGUAGE, type Language, askedLanguage } from '../services/language.ts'
import { isPostedForm, readBody, readPostedForm } from './body.ts'
import { describe } from './describe-route.ts'
import { holdsFew } from './holds-few.ts'
import { HttpProblem } from './problem.ts'

/** What Hono carries through one request. */
export interface HttpEnv {
  Variables: { requestId: string; address: string; userId: string | undefined }
}

export type Schema = v.GenericSchema | v.GenericSchemaAsync
type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>
type Output<S> = S extends v.GenericSchema<unknown, infer O> ? O : undefined

/** One request as its handler sees it: checked, and with the viewer where the route asks for one. */
export interface Call<Access, Body, Query, Path extends string = string> {
  context: Context
  viewer: Access extends 'public' ? undefined : Viewer
  /** Those that the path names are always there. */
  params: Params<Path>
  body: Output<Body>
  query: Output<Query>
  /** The caller's network address. */
  address: string
  /** In which the caller is answered; whoever reads it says that the answer depends on it. */
  readonly language: Language
  /** The same, where the caller asks for one that is spoken here. */
  statedLanguage: Language | undefined
  /** Aborts when the caller goes away. */
  http: HonoContext<HttpEnv>
}

/** A method of the API: its place, who may call it, the shapes it takes and answers, and what it does. */
export interface Route<
  Access extends 'public' | 'member' | 'manager' = 'public' | 'member' | 'manager',
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Answer extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Path extends string = string,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below `/api`, parameters as `:name`. */
  path: Path
  summary: string
  tag: string
  access: Access
  /** Counted for the viewer; a public route counts addresses in its service. */
  limit?: 'changes' | 'codes' | 'pieces' | 'searches' | 'suggestions'
  body?: Body
  query?: Query
  /** Fields of a multipart body that the handler reads itself; named here for the description. */
  form?: v.GenericSchema
  /** Greatest size of the body in bytes; 1 MB when left out. */
  maxBodyBytes?: number
  /** A browser may post the body as a form, without a script: the handler then answers with a page to go to. */
  takesPostedForm?: true
  /** The body is bytes as they are, which the handler reads itself; named here for the description. */
  takesBytes?: true
  /** A method of SCIM 2.0, whose handler reads the token, the body and writes the answer itself; named here for the description. */
  scim?: 'takes a body' | 'takes none'
  /** The answer is bytes as they are, of this media type; named here for the description. */
  givesBytes?: string
  /** The browser is sent on to another address. */
  sendsOn?: true
  /** Undefined: 204 without a body. */
  answer?: Answer
  status?: 200 | 201
  handle(
    call: Call<Access, Body, Query, Path>,
  ): Promise<Answer extends v.GenericSchema ? v.InferInput<Answer> : void | Response>
}

/** A route whose types have been checked and can be forgotten, so that many stand in one list. */
export type AnyRoute = Omit<Route, 'handle'> & { handle(call: never): Promise<unknown> }

/** Checks a route's types against each other. */
export function defineRoute<
  Access extends 'public' | 'member' | 'manager',
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Answer extends v.GenericSchema | undefined = undefined,
  const Path extends string = string,
>(route: Route<Access, Body, Query, Answer, Path>): AnyRoute {
  return route as unknown as AnyRoute
}

const DEFAULT_MAX_BODY_BYTES = 1_000_000

/** Values of an input up to which all that is wrong with it is told. */
const EXPLAINED_VALUES = 1000

/** Adds a route to the application: describes it, finds the viewer, checks what comes in and, outside production, what goes out. */
export function addRoute(app: Hono<HttpEnv>, context: Context, route: AnyRoute): void {
  const handler: MiddlewareHandler<HttpEnv> = async (http) => {
    const viewer = route.access === 'public' ? undefined : await requireViewer(http, context)
    // Before anything is read from somebody who may not.
    if (viewer && route.access === 'manager') requireManager(viewer)
    if (viewer && route.limit) await context.limits[route.limit].take(viewer.userId)
    const read = route.takesPostedForm && isPostedForm(http.req.raw) ? readPostedForm : readBody
    const body = route.body
      ? checked(route.body, await read(http.req.raw, route.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES))
      : undefined
    const query = route.query ? checked(route.query, groupQuery(http.req.queries())) : undefined
    const statedLanguage = askedLanguage(http.req.header('accept-language'))
    const call = {
      context,
      viewer,
      params: http.req.param(),
      body,
      query,
      address: http.get('address'),
      get language() {
        http.header('vary', 'Accept-Language', { append: true })
        return statedLanguage ?? DEFAULT_LANGUAGE
      },
      statedLanguage,
      http,
    }
    const answer = await route.handle(call as never)
    if (answer instanceof Response) return answer
    if (!route.answer) return new Response(null, { status: 204 })
    return http.json(context.config.isProduction ? answer : v.parse(route.answer, answer), route.status ?? 200)
  }
  app.on(route.method, route.path, describeRoute(describe(route)), handler)
}

async function requireViewer(http: HonoContext<HttpEnv>, context: Context): Promise<Viewer> {
  const token = /^Bearer ([\w.-]+)$/i.exec(http.req.header('authorization') ?? '')?.[1]
  const viewer = token === undefined ? undefined : await context.authenticate(token)
  if (!viewer) {
    throw new HttpProblem(401, 'Please sign in', { headers: { 'www-authenticate': 'Bearer realm="umkreis"' } })
  }
  http.set('userId', viewer.userId)
  return viewer
}

/** A repeated parameter is a list, a single one a text: schemas that take lists take both. */
function groupQuery(queries: Record<string, string[]>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  )
}

/**
 * Checks input against a schema.
 *
 * @throws {HttpProblem} 422 with the path and the message of each field that is refused.
 */
export function checked<S extends Schema>(schema: S, input: unknown): Output<S> {
  const complete = withRequiredKeys(schema, input)
  // All that is wrong is told of what a person could have filled in: of megabytes of nonsense it would be many more.
  const result = v.safeParse(schema as v.GenericSchema, complete, { abortEarly: !holdsFew(complete, EXPLAINED_VALUES) })
  if (result.success) return result.output as Output<S>
  // Path and message only: the input may hold a password.
  const errors: FieldError[] = result.issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: isOurs(issue.message) ? issue.message : defaultMessage(issue),
  }))
  throw new HttpProblem(422, errors[0]?.message ?? 'Not valid', { errors })
}

/** A key that is missing is refused with the message of its own schema, as if it stood there empty. */
function withRequiredKeys(schema: Schema, input: unknown): unknown {
  if (!('entries' in schema) || typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const required = Object.entries(schema.entries as Record<string, Schema>)
    .filter(([, entry]) => !entry.type.startsWith('opt') && !entry.type.startsWith('null'))
    .map(([name]) => [name, undefined])
  return { ...Object.fromEntries(required), ...input }
}

/** What is said where no rule has words of its own (SPEC.md section 5). */
function defaultMessage(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  if (path === null) return 'Not valid'
  if (issue.type === 'email') return `${path} must be a valid email`
  return issue.received === 'undefined' ? `${path} is a required field` : 'Not valid'
}

/** The library's own messages quote what was received. */
function isOurs(message: string): boolean {
  return !/(?:but r|: R)eceived /.test(message)
}
