import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../src/http/routes/index.ts'
import { type TestServer, startTestServer } from './_util/start-test-server.ts'

interface Operation {
  summary: string
  security: unknown[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

let server: TestServer
let document: { openapi: string; paths: Record<string, Record<string, Operation>>; components: { schemas: object } }
beforeAll(async () => {
  server = await startTestServer()
  document = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as typeof document
})
afterAll(() => server[Symbol.asyncDispose]())

it('describes every method of the API, and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const served = routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(described.toSorted()).toEqual(served.toSorted())
})

it('describes what a method takes and answers by the schemas that check it', () => {
  const login = document.paths['/auth/login']!.post!
  expect(login.requestBody?.content['application/json']?.schema.required).toEqual(['email', 'password'])
  expect(login.responses['200']?.content?.['application/json']?.schema).toMatchObject({
    type: 'object',
    required: ['tokens', 'user'],
  })
  expect(login.responses['422']?.content?.['application/problem+json']?.schema).toEqual({
    $ref: '#/components/schemas/Problem',
  })
  expect(login.security).toEqual([])
  expect(document.components.schemas).toHaveProperty('Problem')
})

it('names the parameters of a path and of a query', () => {
  const messages = document.paths['/groups/{groupId}/messages']!.get!
  expect(messages.parameters?.map(({ name, in: place }) => `${place} ${name}`).toSorted()).toEqual([
    'path groupId',
    'query after',
    'query afterRevision',
    'query before',
    'query pageSize',
  ])
  expect(messages.security).toEqual([{ accessToken: [] }])
})

it('shows all of it on a page without scripts', async () => {
  const page = await (await fetch(`${server.origin}/api/docs`)).text()
  expect(page).toContain('POST /auth/login')
  expect(page).not.toContain('<script')
})
