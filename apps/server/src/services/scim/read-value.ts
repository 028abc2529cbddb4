import {
  citySchema,
  countrySchema,
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  positionSchema,
} from '@umkreis/schemas'
import * as v from 'valibot'
import type { Attributes, Changes } from './attributes.ts'
import { countryName } from './countries.ts'
import { ScimError } from './scim-error.ts'

const HANDLE_MAX = 254

const handle = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(HANDLE_MAX), v.regex(/^\P{Cc}*$/u))
const emptied = <S extends v.GenericSchema<string, string>>(schema: S) => v.union([v.literal(''), schema])

const SCHEMAS: Readonly<Record<Exclude<keyof Attributes, 'isActive'>, v.GenericSchema<string, string>>> = {
  userName: handle,
  externalId: emptied(handle),
  email: emailSchema,
  firstName: emptied(firstNameSchema),
  lastName: emptied(lastNameSchema),
  position: emptied(positionSchema),
  city: emptied(citySchema),
  country: emptied(countrySchema),
  language: v.pipe(v.string(), v.maxLength(HANDLE_MAX)),
}

/**
 * Reads a value for one attribute, in the forms that identity providers send: null for nothing, a text for a boolean, and
 * a list with one object around a text.
 *
 * @throws {ScimError} `invalidValue`.
 */
export function readValue(name: keyof Attributes, raw: unknown): Changes {
  const value = unwrapped(raw)
  if (name === 'isActive') return { isActive: readBoolean(value) }
  const text = value === null || value === undefined ? '' : value
  if (typeof text !== 'string' && typeof text !== 'number') throw refused(name)
  const trimmed = String(text).trim()
  const { success, output } = v.safeParse(SCHEMAS[name], name === 'country' ? countryName(trimmed) : trimmed)
  if (!success) throw refused(name)
  return { [name]: output as string }
}

// Entra ID sends "False" unless it is told to follow the standard.
function readBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  if (text !== 'true' && text !== 'false') throw refused('isActive')
  return text === 'true'
}

function unwrapped(raw: unknown): unknown {
  const first: unknown = Array.isArray(raw) ? chosen(raw) : raw
  return typeof first === 'object' && first !== null && 'value' in first ? first.value : first
}

/** Of several that which is the first: of several addresses the one for mails, or that of work. */
export function chosen(values: readonly unknown[]): unknown {
  const objects = values.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
  return objects.find(({ primary }) => primary === true) ?? objects.find(({ type }) => type === 'work') ?? values[0]
}

const NAMES: Readonly<Record<keyof Attributes, string>> = {
  userName: 'userName',
  externalId: 'externalId',
  isActive: 'active',
  email: 'emails',
  firstName: 'name.givenName',
  lastName: 'name.familyName',
  position: 'title',
  city: 'addresses.locality',
  country: 'addresses.country',
  language: 'preferredLanguage',
}

function refused(name: keyof Attributes): ScimError {
  return new ScimError('invalidValue', `The value of ${NAMES[name]} cannot be taken`)
}
