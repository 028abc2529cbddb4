import * as fc from 'fast-check'
import { departures, type JsonSchema } from './conforms.ts'

/** Texts of which one fits each pattern of the document. */
const FITTING = [
  'AAAA',
  'Seilbahn',
  '1',
  '0',
  '08:00',
  '#2F6FED',
  'somebody@umkreis.example',
  'https://push.umkreis.example/abc',
  '2026-11-22',
  '2026-11-22T10:00:00.000Z',
  '1763805600000.abc',
  'A'.repeat(43) + '=',
  'A'.repeat(87),
  'A'.repeat(22),
]

/** Texts that have broken servers before. */
const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFFx',
  '\u202Egnp.exe',
  '\uFEFF',
  '\r\nSet-Cookie: a=b',
  "' or 1=1 --",
  "'; drop table users; --",
  '") or pg_sleep(5)--',
  '%',
  '_%\\',
  '\\',
  '${7*7}{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  'undefined',
  'null',
  'NaN',
  '-1',
  '99999999999999999999',
  '1e309',
  '9007199254740993',
  'ﷺ'.repeat(50),
  'a\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(5000),
  '(a+)+$',
  '=cmd|calc!A1',
  '0x7f000001',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
]

const NASTY_NUMBERS = [-1, 0, 0.5, 2 ** 31, 2 ** 31 - 1, -(2 ** 31) - 1, 2 ** 53, 1e21, -0, 4_294_967_296]

/** The plainest input that fits a schema. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {})
  if (schema.enum) return schema.enum[0]
  if ('const' in schema) return schema.const
  switch (schema.type) {
    case 'string': {
      const fitting = FITTING.find((text) => departures(schema, text).length === 0)
      if (fitting === undefined) throw new Error(`No text fits ${JSON.stringify(schema)}: add one`)
      return fitting
    }
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1))
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}))
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
          schema.required?.includes(name) ? [[name, exampleOf(one)]] : [],
        ),
      )
    default:
      return null
  }
}

/** Texts that mean nothing good, the ids of real things among them. */
export function nastyText(ids: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...NASTY_TEXTS),
    fc.string({ unit: 'binary', maxLength: 40 }),
    ...(ids.length > 0 ? [fc.constantFrom(...ids)] : []),
  )
}

/** Values of any shape. */
function nastyValue(ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: nastyText(ids) },
    { weight: 2, arbitrary: fc.constantFrom(...NASTY_NUMBERS, true, null) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom([], {}, [[]], { $ne: null }, { toString: 'x' }, { length: 1e9 }, Array(300).fill('x')),
    },
  )
}

/** Inputs around a schema: mostly what it takes, so that they come far, with parts that it does not. */
export function inputsAround(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fitting = fittingInputs(schema, ids)
  return fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: nastyValue(ids) })
}

function fittingInputs(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => inputsAround(option, ids)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  switch (schema.type) {
    case 'string': {
      const known = [...FITTING, ...ids].filter((text) => departures(schema, text).length === 0)
      return known.length === 0 ? nastyText(ids) : fc.constantFrom(...known)
    }
    case 'integer':
    case 'number': {
      const [min, max] = [Math.max(schema.minimum ?? -5, -1000), Math.min(schema.maximum ?? 1000, 2 ** 31)]
      return fc.oneof(fc.integer({ min, max: Math.max(min, max) }), fc.constantFrom(...NASTY_NUMBERS))
    }
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(inputsAround(schema.items ?? {}, ids), {
        minLength: Math.min(schema.minItems ?? 0, 3),
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'object': {
      const { properties = {}, required = [] } = schema
      const entries = Object.entries(properties).map(([name, one]) => [name, inputsAround(one, ids)] as const)
      return fc
        .record(Object.fromEntries(entries), { requiredKeys: required })
        .chain((value) => fc.oneof(fc.constant(value), withExtras(value, ids)))
    }
    default:
      return nastyValue(ids)
  }
}

/** Fields that a server which copies its input into its tables would take. */
export const ASSIGNED_FIELDS = [
  'role',
  'groupRole',
  'organisationId',
  'userId',
  'senderId',
  'ownerId',
  'authorId',
  'createdBy',
  'email',
  'passwordHash',
  'isDeleted',
  'deletedAt',
  'isGlobal',
  'isAdmin',
  'sessionId',
  'sequence',
  'revision',
  'createdAt',
  '__proto__',
  'constructor',
] as const

function withExtras(value: object, ids: readonly string[]): fc.Arbitrary<unknown> {
  const extra = fc.tuple(
    fc.constantFrom(...ASSIGNED_FIELDS),
    fc.oneof(fc.constantFrom('owner', 'administrator', 'manager', true, 0), fc.constantFrom(...ids)),
  )
  return fc.array(extra, { minLength: 1, maxLength: 4 }).map((extras) => ({ ...Object.fromEntries(extras), ...value }))
}
