import type { AuthAnswer } from '@umkreis/schemas'
import type { TestServer } from './start-test-server.ts'

export const PASSWORD = 'Umkreis-2026!'

export interface Answer<T = unknown> {
  status: number
  headers: Headers
  body: T
}

/** Calls one method of the API and reads its answer. */
export async function call<T = Record<string, unknown>>(
  server: Pick<TestServer, 'origin'>,
  method: string,
  path: string,
  options: { token?: string | undefined; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const isForm = options.body instanceof FormData
  const isBytes = options.body instanceof Uint8Array
  const response = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: {
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.body === undefined || isForm
        ? {}
        : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined
      ? {}
      : {
          body:
            isForm || isBytes || typeof options.body === 'string'
              ? (options.body as string)
              : JSON.stringify(options.body),
        }),
  })
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T }
}

/** Somebody signed in, with their access token. */
export interface Person {
  userId: string
  token: string
  refreshToken: string
  email: string
}

let count = 0

async function signUp(server: Pick<TestServer, 'origin'>, path: string, email: string): Promise<Person> {
  const body = { email, password: PASSWORD, confirmPassword: PASSWORD }
  const { status, body: answer } = await call<AuthAnswer>(server, 'POST', path, { body })
  if (status !== 200) throw new Error(`Signing up answered ${status}: ${JSON.stringify(answer)}`)
  return {
    userId: answer.user.userId,
    token: answer.tokens.accessToken,
    refreshToken: answer.tokens.refreshToken,
    email,
  }
}

/** A new member of the public community. */
export function signUpGlobal(server: Pick<TestServer, 'origin'>): Promise<Person> {
  return signUp(server, '/auth/register', `global${(count += 1)}@umkreis.example`)
}

/** The Owner of a new organisation. */
export function signUpOwner(
  server: Pick<TestServer, 'origin'>,
  domain = `company${(count += 1)}.example`,
): Promise<Person> {
  return signUp(server, '/auth/register-trial', `owner@${domain}`)
}

/** A new member of the organisation that `manager` manages. */
export async function signUpMember(server: Pick<TestServer, 'origin'>, manager: Person): Promise<Person> {
  const link = await call<{ data: string }>(server, 'POST', '/manager/create-company-registration-link', {
    token: manager.token,
  })
  const invitation = new URL(link.body.data).searchParams.get('invitation')
  return signUp(server, `/auth/register/${invitation}`, `member${(count += 1)}@member.example`)
}
