import { toJsonSchema } from '@valibot/to-json-schema'
import { problemSchema, sealedNoteSchema } from '@umkreis/schemas'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { generateSpecs } from 'hono-openapi'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import type { HttpEnv } from './route.ts'

/** All that a refusal may say; the client of notes alone looks for `currentNote`, and clients of anything else need not load its shape. */
const refusalSchema = v.object({ ...problemSchema.entries, currentNote: v.optional(sealedNoteSchema) })

type Document = Awaited<ReturnType<typeof generateSpecs>>

/** `/api/openapi.json`, made of the very schemas that check the requests, and `/api/docs`, a page that shows it. */
export function addApiDocs(app: Hono<HttpEnv>, api: Hono<HttpEnv>, context: Context): void {
  let generated: Promise<Document> | undefined
  const load = () => (generated ??= generateDocument(api, context.publicUrl()))
  app.get('/api/openapi.json', async (http) => http.json(await load(), 200, { 'cache-control': 'no-cache' }))
  app.get('/api/docs', async (http) => http.html(await formatPage(await load())))
}

async function generateDocument(api: Hono<HttpEnv>, publicUrl: string): Promise<Document> {
  const { $schema: _dialect, ...problem } = toJsonSchema(refusalSchema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
  })
  return generateSpecs(api, {
    defaultValidationErrorResponse: false,
    // A table for a spreadsheet ends in .csv and is answered by a method like any other.
    excludeStaticFile: false,
    documentation: {
      info: {
        title: 'Umkreis',
        version: '1',
        description:
          'Errors are RFC 9457 problem details. The chat hub at /chatHub speaks the SignalR JSON protocol, version 1.',
      },
      servers: [{ url: `${publicUrl}/api` }],
      components: {
        schemas: { Problem: problem as never },
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          provisioningToken: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  })
}

interface Operation {
  summary?: string
  security?: unknown[]
  requestBody?: { content?: Record<string, { schema?: unknown }> }
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>
  parameters?: { name?: string; in?: string; required?: boolean }[]
}

function formatPage(document: Document): ReturnType<typeof html> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Umkreis API</title>
        <style>
          body {
            font:
              1rem/1.5 system-ui,
              sans-serif;
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
            color-scheme: light dark;
          }
          summary {
            cursor: pointer;
            padding: 0.5rem 0;
          }
          details {
            border-bottom: 1px solid GrayText;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
            padding: 0 1rem;
          }
          code {
            font-weight: 600;
          }
        </style>
      </head>
      <body>
        <h1>Umkreis API</h1>
        <p>${document.info.description} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
        ${operations.map(formatOperation)}
      </body>
    </html>`
}

function formatOperation(entry: { path: string; method: string; operation: Operation }): ReturnType<typeof html> {
  const { path, method, operation } = entry
  const bodies = Object.entries(operation.requestBody?.content ?? {})
  const answers = Object.entries(operation.responses ?? {})
  return html`<details>
    <summary><code>${method.toUpperCase()} ${path}</code> ${operation.summary ?? ''}</summary>
    <p>${operation.security?.length ? 'Needs an access token.' : 'Open to everybody.'}</p>
    ${
      (operation.parameters ?? []).length > 0
        ? html`<p>
            Parameters: ${operation.parameters?.map(({ name, in: place }) => `${name} (${place})`).join(', ')}
          </p>`
        : ''
    }
    ${bodies.map(
      ([type, { schema }]) =>
        html`<h3>Takes ${type}</h3>
          <pre>${JSON.stringify(schema, null, 2)}</pre>`,
    )}
    ${answers.map(
      ([status, { description, content }]) =>
        html`<h3>${status}: ${description ?? ''}</h3>
          ${Object.entries(content ?? {}).map(([, { schema }]) => html`<pre>${JSON.stringify(schema, null, 2)}</pre>`)}`,
    )}
  </details>`
}
