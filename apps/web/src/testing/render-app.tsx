import { createApiClient, createMemoryTokenStore, type TokenStore } from '@umkreis/api-client'
import { mount } from '@umkreis/design-system/testing'
import { createStore } from 'jotai'
import { createMemoryRouter } from 'react-router'
import { App } from '../app/App.tsx'
import { createAppRouter } from '../app/create-app-router.ts'
import { provideApiAtom } from '../services/api.ts'
import { startSessionAtom } from '../services/session.ts'

/** One call as it left the browser; `body` is read from JSON or from a form. */
export type Call = {
  readonly name: string
  readonly body: Record<string, unknown>
  /** What stands behind the path, where something does. */
  readonly search?: string
}

/** What a call is answered: JSON with status 200, or a response. */
export type Answer = object | null | Response

/** Answers calls by their names, such as `POST /auth/login`. What is not named answers 404. */
export type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>

/** An organisation that looks like the product itself. */
const PLAIN_LOOKS: Answers = {
  'GET /themes/company-current-theme': () => ({ themeId: 'plain', themeName: 'Umkreis', values: [] }),
  'GET /users/small-logo': () => ({ url: null }),
  'GET /users/big-logo': () => ({ url: null }),
}

/** Answers a refusal as the server would. */
export function refuse(status: number, detail: string, errors?: { path: string; message: string }[]): Response {
  const problem = { type: 'about:blank', title: 'Refused', status, detail, requestId: 'test', errors }
  return Response.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } })
}

/** A network on which only the given calls are answered, and every call is written down. */
export function answerCalls(answers: Answers, calls: Call[]) {
  return async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const name = `${request.method} ${pathname.slice(4)}`
    const call: Call = { name, body: await readBody(request), ...(search === '' ? {} : { search }) }
    calls.push(call)
    const given = await (answers[call.name] ?? PLAIN_LOOKS[call.name])?.(call)
    if (given === undefined) return refuse(404, 'There is nothing at this address')
    return given instanceof Response ? given : Response.json(given)
  }
}

/**
 * Shows the whole application at an address, with everything real but the network.
 *
 * @param signedInAs Whose session is stored already.
 */
export async function renderApp(
  path: string,
  answers: Answers,
  signedInAs?: { readonly userId: string; readonly role: string },
) {
  const calls: Call[] = []
  const store = createStore()
  const tokens: TokenStore = createMemoryTokenStore()
  if (signedInAs) {
    tokens.save({ accessToken: 'token', refreshToken: 'refresh', userId: signedInAs.userId, role: signedInAs.role })
  }
  const fetch = answerCalls(answers, calls)
  store.set(provideApiAtom, createApiClient({ baseUrl: 'http://umkreis.test/api', store: tokens, fetch }))
  await store.set(startSessionAtom)
  const router = createAppRouter(store, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  )
  await mount(<App store={store} router={router} onRenderError={() => undefined} />)
  return { calls, tokens, place: () => `${router.state.location.pathname}${router.state.location.search}` }
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? ''
  if (type.includes('json')) return (await request.json()) as Record<string, unknown>
  if (!type.includes('form-data')) return {}
  const form = await request.formData()
  return Object.fromEntries([...form.keys()].map((key) => [key, key === 'skills' ? form.getAll(key) : form.get(key)]))
}
