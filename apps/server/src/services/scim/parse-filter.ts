import { ScimError } from './scim-error.ts'

/** One comparison: each of them has to hold. */
export type Condition =
  | { attribute: 'id' | 'userName' | 'externalId' | 'email'; value: string }
  | { attribute: 'active'; value: boolean }

const FILTER_MAX_LENGTH = 2000
const CONDITIONS_MAX = 10

// In lower case: names of attributes are the same in any case.
const ATTRIBUTES: Readonly<Record<string, Condition['attribute']>> = {
  id: 'id',
  username: 'userName',
  externalid: 'externalId',
  active: 'active',
  emails: 'email',
  'emails.value': 'email',
  'emails[type eq "work"].value': 'email',
}
const CORE = 'urn:ietf:params:scim:schemas:core:2.0:user:'

// A comparison, and what may follow it. The value is a text of JSON, or a boolean.
const COMPARISON = /^\s*([\w:.$-]+(?:\[type eq "work"\]\.value)?)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*/i
const AND = /^and\s+/i

/**
 * Reads a filter of RFC 7644, 3.4.2.2: comparisons with `eq`, joined by `and`. The values go into the database as
 * parameters.
 *
 * @throws {ScimError} `invalidFilter` for whatever else.
 */
export function parseFilter(filter: string): Condition[] {
  if (filter.length > FILTER_MAX_LENGTH) throw refused()
  const conditions: Condition[] = []
  let rest = filter
  for (;;) {
    const found = COMPARISON.exec(rest)
    if (!found) throw refused()
    conditions.push(readCondition(found[1] ?? '', found[2] ?? ''))
    rest = rest.slice(found[0].length)
    if (rest === '') return conditions
    const joint = AND.exec(rest)
    if (!joint || conditions.length === CONDITIONS_MAX) throw refused()
    rest = rest.slice(joint[0].length)
  }
}

function readCondition(name: string, literal: string): Condition {
  const lower = name.toLowerCase()
  const plain = lower.startsWith(CORE) ? lower.slice(CORE.length) : lower
  const attribute = Object.hasOwn(ATTRIBUTES, plain) ? ATTRIBUTES[plain] : undefined
  if (attribute === undefined) throw refused()
  const value = readLiteral(literal)
  if (attribute === 'active') {
    // Entra ID writes booleans as texts.
    const text = String(value).toLowerCase()
    if (text !== 'true' && text !== 'false') throw refused()
    return { attribute, value: text === 'true' }
  }
  if (typeof value !== 'string') throw refused()
  return { attribute, value }
}

function readLiteral(literal: string): string | boolean {
  if (!literal.startsWith('"')) return literal.toLowerCase() === 'true'
  try {
    return JSON.parse(literal) as string
  } catch {
    throw refused()
  }
}

function refused(): ScimError {
  return new ScimError(
    'invalidFilter',
    'Filters compare id, userName, externalId, emails or active by eq, joined by and',
  )
}
