// The product with its REST interface, and beside it on a port of its own the least that answers the same call with the same checks:
// `node:http`, the sign-in, the limit, the size and shape of what comes in, the same reading, and nothing else.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { notesReadRequestSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { startServer } from '../../src/app.ts'
import { createConfig } from '../../src/config/config.ts'
import { readEnv } from '../../src/config/env.ts'
import { readNotes } from '../../src/services/notes/read-notes.ts'
import { signUpTeam } from '../../tests/_util/hub.ts'
import { serveUsage } from '../hub/protocol.ts'

const PEOPLE = 20
const MAX_BODY_BYTES = 1_000_000

const server = await startServer({
  ...createConfig(readEnv({ ...process.env, PORT: '0', LOG_LEVEL: 'warn' })),
  // Where answers are not checked against their own description.
  isProduction: true,
})
const { context } = server

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MAX_BODY_BYTES) throw new Error('Too large')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString())
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const viewer = token === undefined ? undefined : await context.authenticate(token)
  if (!viewer) return void response.writeHead(401).end()
  await context.limits.changes.take(viewer.userId)
  const { noteIds } = v.parse(notesReadRequestSchema, await readBody(request))
  const text = JSON.stringify({ notes: await readNotes(context.db, viewer, noteIds) })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text)
}

const bare = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(500).end())
})
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
const people = await signUpTeam(server, PEOPLE)
const bareOrigin = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`
serveUsage(JSON.stringify({ ours: server.origin, bare: bareOrigin, tokens: people.map(({ token }) => token) }))
