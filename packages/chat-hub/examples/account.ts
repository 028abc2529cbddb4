// Signing in and asking the API, with nothing but fetch. A long-lived program asks for new tokens before the old ones run out.
const REFRESH_EVERY_MS = 10 * 60_000

export interface Account {
  readonly origin: string
  readonly userId: string
  readonly accessToken: () => string
  ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T>
  signOff(): void
}

async function request<T>(url: string, method: string, token: string | undefined, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname} answered ${response.status}`)
  return response.json() as Promise<T>
}

/** Signs in as the person whom the environment names: ORIGIN, EMAIL, PASSWORD. */
export async function signIn(): Promise<Account> {
  const { ORIGIN: origin, EMAIL: email, PASSWORD: password } = process.env
  if (!origin || !email || !password) throw new Error('ORIGIN, EMAIL and PASSWORD say where to sign in and as whom')
  interface Tokens {
    accessToken: string
    refreshToken: string
  }
  const answer = await request<{ tokens: Tokens; user: { userId: string } }>(
    `${origin}/api/auth/login`,
    'POST',
    undefined,
    { email, password },
  )
  let { tokens } = answer
  const timer = setInterval(async () => {
    tokens = await request<Tokens>(`${origin}/api/auth/refresh`, 'POST', undefined, {
      refreshToken: tokens.refreshToken,
    })
  }, REFRESH_EVERY_MS)
  return {
    origin,
    userId: answer.user.userId,
    accessToken: () => tokens.accessToken,
    ask: (method, path, body) => request(`${origin}/api${path}`, method, tokens.accessToken, body),
    signOff: () => clearInterval(timer),
  }
}
