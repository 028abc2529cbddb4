import { type Changes, placeOf } from './attributes.ts'
import { chosen, readValue } from './read-value.ts'
import { ScimError } from './scim-error.ts'

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether something is an object of JSON. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Reads what a whole user of RFC 7643 says. What is not named is left as it is; what this server does not keep is passed
 * over, as RFC 7644, 3.3, wants.
 *
 * @throws {ScimError} `invalidSyntax`, `invalidValue`.
 */
export function readUser(body: unknown): Changes {
  if (!isJsonObject(body)) throw new ScimError('invalidSyntax', 'A user is an object')
  return readFields('', body)
}

function readFields(parent: string, fields: JsonObject): Changes {
  const changes: Changes = {}
  for (const [name, value] of Object.entries(fields)) {
    const path = parent === '' ? name : `${parent}.${name}`
    Object.assign(changes, readAttribute(path, value))
  }
  return changes
}

/** Reads one attribute of a user, with those below it. @throws {ScimError} `invalidValue`. */
export function readAttribute(path: string, value: unknown): Changes {
  const lower = path.toLowerCase()
  if (lower === 'name' && isJsonObject(value)) return readFields('name', value)
  if (lower === 'addresses') {
    const address = Array.isArray(value) ? chosen(value) : value
    return isJsonObject(address) ? readFields('addresses', address) : {}
  }
  // No address at all is nothing said about it.
  if (lower === 'emails' && Array.isArray(value) && value.length === 0) return {}
  const place = placeOf(path)
  // Nobody is without these: null says nothing of them.
  if (value === null && (place === 'isActive' || place === 'email')) return {}
  return place === undefined || place === 'ignored' || place === 'readOnly' ? {} : readValue(place, value)
}
