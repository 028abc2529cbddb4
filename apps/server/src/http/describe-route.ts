import { toJsonSchema } from '@valibot/to-json-schema'
import { type describeRoute, resolver } from 'hono-openapi'
import type * as v from 'valibot'
import type { AnyRoute, Schema } from './route.ts'

const BYTES = { type: 'string', format: 'binary' } as const

function pathParameters(path: string): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(query: Schema | undefined): Parameter[] {
  if (!query) return []
  const { properties = {}, required = [] } = toJsonSchema(query as v.GenericSchema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schema as Parameter['schema'],
  }))
}

const SCIM_MEDIA_TYPE = 'application/scim+json'
const ANY_OBJECT = { type: 'object' } as const
const SCIM_ERROR = {
  type: 'object',
  required: ['schemas', 'status', 'detail'],
  properties: {
    schemas: { type: 'array', items: { type: 'string' } },
    status: { type: 'string' },
    scimType: { type: 'string' },
    detail: { type: 'string' },
  },
} as const

/** Its objects are described by `/Schemas`. */
function describeScim(route: AnyRoute): Parameters<typeof describeRoute>[0] {
  const answered = (description: string, schema: object) => ({
    description,
    content: { [SCIM_MEDIA_TYPE]: { schema } },
  })
  return {
    summary: route.summary,
    tags: [route.tag],
    security: [{ provisioningToken: [] }],
    parameters: pathParameters(route.path),
    ...(route.scim === 'takes a body'
      ? { requestBody: { required: true, content: { [SCIM_MEDIA_TYPE]: { schema: ANY_OBJECT } } } }
      : {}),
    responses: {
      ...(route.method === 'delete'
        ? { 204: { description: 'Done' } }
        : { [route.method === 'post' ? 201 : 200]: answered('Done', ANY_OBJECT) }),
      401: answered('No valid token', SCIM_ERROR),
      default: answered('Any other refusal', SCIM_ERROR),
    },
  }
}

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: { type: 'string' }
}

/** A route in the words of OpenAPI, from the schemas that check it. */
export function describe(route: AnyRoute): Parameters<typeof describeRoute>[0] {
  // The library's own translation writes a tuple in a way that OpenAPI 3.1 does not know.
  const schemaOf = (schema: Schema, typeMode: 'input' | 'output') => ({
    ...resolver(schema as v.GenericSchema),
    toOpenAPISchema: async () => {
      const options = { target: 'draft-2020-12', typeMode, errorMode: 'ignore' } as const
      const { $schema: _dialect, ...described } = toJsonSchema(schema as v.GenericSchema, options)
      return { schema: described as object, components: undefined }
    },
  })
  const problem = (description: string) => ({
    description,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  })
  if (route.scim) return describeScim(route)
  return {
    summary: route.summary,
    tags: [route.tag],
    ...(route.access === 'public' ? { security: [] } : { security: [{ accessToken: [] }] }),
    parameters: [...pathParameters(route.path), ...queryParameters(route.query)],
    ...(route.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } } }
      : {}),
    ...(route.form
      ? {
          requestBody: {
            required: true,
            content: { 'multipart/form-data': { schema: schemaOf(route.form, 'input') } },
          },
        }
      : {}),
    ...(route.takesBytes
      ? { requestBody: { required: true, content: { 'application/octet-stream': { schema: BYTES } } } }
      : {}),
    responses: {
      ...(route.answer
        ? {
            [route.status ?? 200]: {
              description: 'Done',
              content: { 'application/json': { schema: schemaOf(route.answer, 'output') } },
            },
          }
        : route.givesBytes
          ? { 200: { description: 'Done', content: { [route.givesBytes]: { schema: BYTES } } } }
          : route.sendsOn
            ? { 303: { description: 'Sent on' } }
            : { 204: { description: 'Done' } }),
      ...(route.access === 'public' ? {} : { 401: problem('Not signed in') }),
      ...(route.access === 'manager' ? { 403: problem('Only managers can do this') } : {}),
      ...(route.body || route.query || route.form ? { 422: problem('Not valid') } : {}),
      default: problem('Any other refusal'),
    },
  }
}
