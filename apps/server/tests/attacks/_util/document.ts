import type { JsonSchema } from './conforms.ts'

interface Content {
  [mediaType: string]: { schema: JsonSchema }
}

interface DescribedOperation {
  security?: unknown[]
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** A method of the API as `/api/openapi.json` describes it: all that an attacker needs to know. */
export interface Operation {
  /** Such as `GET /groups/{groupId}`. */
  name: string
  method: string
  path: string
  isPublic: boolean
  pathParameters: string[]
  query: { name: string; required: boolean; schema: JsonSchema }[]
  /** Undefined: takes no body. */
  body: { mediaType: string; schema: JsonSchema } | undefined
  responses: DescribedOperation['responses']
}

/** Reads the published document, as anybody can. */
export async function loadOperations(origin: string): Promise<Operation[]> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, DescribedOperation>>
    components: { schemas: Record<string, JsonSchema> }
  }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const parameters = described.parameters ?? []
      const [mediaType, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? []
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        isPublic: (described.security ?? []).length === 0,
        pathParameters: parameters.filter((one) => one.in === 'path').map(({ name }) => name),
        query: parameters
          .filter((one) => one.in === 'query')
          .map(({ name, required = false, schema }) => ({ name, required, schema })),
        body: mediaType && content ? { mediaType, schema: content.schema } : undefined,
        responses: resolveProblem(described.responses, document.components.schemas.Problem ?? {}),
      }
    }),
  )
}

/** The one reference that the document uses. */
function resolveProblem(responses: DescribedOperation['responses'], problem: JsonSchema): Operation['responses'] {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { content }]) => [
      status,
      content
        ? {
            content: Object.fromEntries(
              Object.entries(content).map(([type, { schema }]) => [type, { schema: schema.$ref ? problem : schema }]),
            ),
          }
        : {},
    ]),
  )
}
