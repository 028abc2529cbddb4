import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSession } from '../../src/services/auth/sessions.ts'
import { createLimits } from '../../src/services/limits/limits.ts'
import { type Person, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { departures } from './_util/conforms.ts'
import { loadOperations, type Operation } from './_util/document.ts'
import { inputsAround, nastyText } from './_util/inputs.ts'
import { drawPicture, foundOrganisation, type Organisation, rowsWith } from './_util/organisation.ts'
import { type Reply, send } from './_util/send.ts'

// The same inputs each time. `FUZZ_RUNS=500 FUZZ_SEED=$RANDOM vitest run fuzz` looks further.
const RUNS = Number(process.env.FUZZ_RUNS ?? 4)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)

let server: TestServer
let victim: Organisation
let attackers: Person[]
let operations: Operation[]
let picture: Uint8Array
beforeAll(async () => {
  // As in production, where answers are not cut to their schemas: what a service gives away is seen.
  server = await startTestServer({ config: { isProduction: true } })
  server.context.limits = createLimits(true)
  operations = await loadOperations(server.origin)
  victim = await foundOrganisation(server)
  const owner = await signUpOwner(server)
  attackers = [owner, await signUpMember(server, owner), await signUpGlobal(server)]
  picture = await drawPicture()
})
afterAll(() => server[Symbol.asyncDispose]())

// What the inside of a server looks like: stacks, files, queries, names of its parts.
const INSIDE =
  /\n\s+at |\bat \w+ \(|\.[jt]s:\d+|node_modules|node:internal|\/src\/|\/dist\/|\b(select|insert into|update|delete from) "|drizzle|postgres|pglite|violates|constraint|syntax error|Failed query|ECONN|is not a function|Cannot read prop|valibot|sharp\b|libvips/i

/** What is wrong with an answer, whatever the question was. */
function faults({ responses }: Operation, { status, mediaType, text }: Reply): string[] {
  if (status >= 500) return [`answers ${status}`]
  const described = responses[status] ?? (status >= 400 ? responses.default : undefined)
  if (!described) return [`answers ${status}, which is not described`]
  const content = described.content?.[mediaType]
  if (!described.content) return text === '' ? [] : [`answers ${status} with a body, which is not described`]
  if (!content) return [`answers ${status} as ${mediaType}, which is not described`]
  if (!/json/.test(mediaType)) return []
  const inside = status >= 400 && INSIDE.test(text) ? [`shows its inside: ${text.slice(0, 300)}`] : []
  return [...inside, ...departures(content.schema, JSON.parse(text)).map((found) => `${status}: ${found}`)]
}

/** Somebody calls a method with inputs around what it takes. */
function attempts(operation: Operation, ids: readonly string[]) {
  const { pathParameters, query, body } = operation
  return fc.record({
    by: fc.constantFrom(0, 1, 2, undefined),
    ids: fc.record(
      Object.fromEntries(
        pathParameters.map((name) => [
          name,
          fc.oneof(fc.constant(victim.ids[name] ?? 'x'), fc.constantFrom('small', 'heart', ...ids), nastyText(ids)),
        ]),
      ),
    ),
    query: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, inputsAround(schema, ids)])), {
      requiredKeys: query.flatMap(({ name, required }) => (required ? [name] : [])),
    }),
    body: bodies(body, ids),
  })
}

function bodies(body: Operation['body'], ids: readonly string[]): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(undefined)
  if (body.mediaType === 'application/octet-stream') return fc.uint8Array({ maxLength: 200 })
  const fitting = inputsAround(body.schema, ids)
  if (body.mediaType !== 'multipart/form-data') return fitting
  const file = fc.oneof(fc.constant(picture), fc.uint8Array({ maxLength: 200 }))
  return fc.tuple(fitting, file).map(([value, bytes]) => {
    const fields = typeof value === 'object' && value !== null ? value : {}
    return Object.fromEntries(
      Object.entries(fields).map(([name, one]) => [name, FILES.has(name) ? bytes : (one as unknown)]),
    )
  })
}
const FILES = new Set(['avatar', 'picture', 'logo', 'excelFile'])

// By which a row is somebody's, or a part of something.
const COLUMNS =
  'user_id owner_id author_id sender_id reporter_id created_by group_id post_id comment_id round_id'.split(' ')

describe('whatever is sent to a method', () => {
  it(
    'is answered as the document says, without a word about the inside of the server',
    async () => {
      const ids = Object.values(victim.ids)
      // An attacker may have learned what things are called, and stores it: whatever else is told has leaked.
      const unknown = victim.traces.filter((trace) => !ids.includes(trace))
      const theirs = [...unknown, ...COLUMNS.flatMap((column) => ids.map((id) => `"${column}":"${id}"`))]
      const before = await rowsWith(server, theirs)
      const found: string[] = []
      for (const operation of operations) {
        await fc.assert(
          fc.asyncProperty(
            attempts(operation, [...ids, ...attackers.map(({ userId }) => userId)]),
            async ({ by, ...input }) => {
              const person = by === undefined ? undefined : attackers[by]
              // A session of its own: some methods end it.
              const token = person && (await createSession(server.context, person.userId)).accessToken
              const reply = await send(server.origin, { operation, token, ...input })
              const told = unknown.filter((trace) => reply.text.includes(trace))
              const all = [...faults(operation, reply), ...(told.length > 0 ? [`tells ${told.join()}`] : [])]
              if (all.length > 0)
                found.push(`${operation.name} ${JSON.stringify({ by, ...input }).slice(0, 600)}: ${all.join('; ')}`)
            },
          ),
          { numRuns: RUNS, seed: SEED, endOnFailure: true },
        )
      }
      expect(found).toEqual([])
      // Nor did any of it change, make or take what is another organisation's: by ids of it, or by fields that nobody asked for.
      expect(await rowsWith(server, theirs)).toEqual(before)
    },
    120_000 + RUNS * 10_000,
  )
})
