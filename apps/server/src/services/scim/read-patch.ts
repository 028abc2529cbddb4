import { type Changes, placeOf } from './attributes.ts'
import { isJsonObject, readAttribute } from './read-user.ts'
import { readValue } from './read-value.ts'
import { ScimError } from './scim-error.ts'

const OPERATIONS_MAX = 100
const PATH_MAX_LENGTH = 300
// attribute, perhaps a filter of one comparison in brackets, perhaps a sub-attribute.
const PATH =
  /^((?:urn:[\w:.-]+:)?[a-z$][\w$.-]*)(?:\[\s*(\w+\s+eq\s+(?:"[^"\\]*"|true|false))\s*\])?(?:\.([a-z$][\w$-]*))?$/i
const KEPT_OF_SEVERAL = /^(?:type\s+eq\s+"work"|primary\s+eq\s+(?:true|"true"))$/i
/** What nobody can be without. */
const NEEDED = new Set(['userName', 'email', 'isActive'])

/**
 * Reads what a request of PATCH changes (RFC 7644, 3.5.2), in the forms that Entra ID and Okta send: operations in any
 * case, paths with a filter, attributes in one object without a path, and booleans as texts. Of several changes of one
 * thing the last counts.
 *
 * @throws {ScimError} `invalidSyntax`, `invalidPath`, `invalidValue`, `noTarget`, `mutability`.
 */
export function readPatch(body: unknown): Changes {
  const operations = isJsonObject(body) ? findField(body, 'operations') : undefined
  if (!Array.isArray(operations) || operations.length === 0) {
    throw new ScimError('invalidSyntax', 'A change needs Operations')
  }
  if (operations.length > OPERATIONS_MAX) {
    throw new ScimError('invalidSyntax', `At most ${OPERATIONS_MAX} Operations at a time`)
  }
  const changes: Changes = {}
  for (const operation of operations) Object.assign(changes, readOperation(operation))
  return changes
}

function readOperation(operation: unknown): Changes {
  if (!isJsonObject(operation)) throw new ScimError('invalidSyntax', 'An operation is an object')
  const { op, path, value } = operation
  const kind = typeof op === 'string' ? op.toLowerCase() : ''
  if (kind !== 'add' && kind !== 'replace' && kind !== 'remove') {
    throw new ScimError('invalidSyntax', 'An operation is add, replace or remove')
  }
  if (path === undefined || path === null || path === '') {
    if (kind === 'remove') throw new ScimError('noTarget', 'What is removed needs a path')
    if (!isJsonObject(value)) throw new ScimError('invalidValue', 'Without a path the value is an object')
    return Object.assign(
      {},
      ...Object.entries(value).map(([name, one]) => readAt(name, one, 'passing over')),
    ) as Changes
  }
  if (typeof path !== 'string') throw new ScimError('invalidPath', 'A path is a text')
  return kind === 'remove' ? removeAt(path) : readAt(path, value, 'refusing')
}

/** @param unknown What to do about places that RFC 7643 does not know. */
function readAt(path: string, value: unknown, unknown: 'refusing' | 'passing over'): Changes {
  const plain = plainPath(path)
  const place = plain === undefined ? undefined : placeOf(plain)
  if (plain === undefined || place === undefined) {
    if (unknown === 'passing over') return {}
    throw new ScimError('invalidPath', 'There is no such path')
  }
  if (place === 'readOnly') {
    // Whole users that are sent back name their id and the rest, too.
    if (unknown === 'passing over') return {}
    throw new ScimError('mutability', 'This cannot be changed')
  }
  if (place === 'ignored') return readAttribute(plain, value)
  return readValue(place, value)
}

function removeAt(path: string): Changes {
  const plain = plainPath(path)
  const place = plain === undefined ? undefined : placeOf(plain)
  if (plain === undefined || place === undefined) throw new ScimError('invalidPath', 'There is no such path')
  if (place === 'readOnly' || NEEDED.has(place)) throw new ScimError('mutability', 'This cannot be removed')
  const lower = plain.toLowerCase()
  if (lower === 'name') return { firstName: '', lastName: '' }
  if (lower === 'addresses') return { city: '', country: '' }
  return place === 'ignored' ? {} : { [place]: '' }
}

/** `emails[type eq "work"].value` as `emails.value`; undefined for what is no path. */
function plainPath(path: string): string | undefined {
  if (path.length > PATH_MAX_LENGTH) return undefined
  const [, attribute, filter, sub] = PATH.exec(path.trim()) ?? []
  if (attribute === undefined) return undefined
  // The address of somebody's home is none of our business.
  if (filter !== undefined && !KEPT_OF_SEVERAL.test(filter)) return 'ims'
  return sub === undefined ? attribute : `${attribute}.${sub}`
}

function findField(body: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.entries(body).find(([key]) => key.toLowerCase() === name)?.[1]
}
