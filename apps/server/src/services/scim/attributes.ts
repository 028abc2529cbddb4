/** What an identity provider says of a person, of all that it may say: only this is kept. */
export interface Attributes {
  userName: string
  externalId: string
  isActive: boolean
  email: string
  firstName: string
  lastName: string
  position: string
  city: string
  country: string
  /** Told once, for the first mail. */
  language: string
}

/** What is to change; empty texts empty what may be empty. */
export type Changes = Partial<Attributes>

/** A place in a user of RFC 7643: what it is kept as, or that it is not kept, or not for others to change. */
export type Place = keyof Attributes | 'ignored' | 'readOnly'

// Sub-attributes stand behind a full stop. Each in lower case: names of attributes are the same in any case.
const PLACES: Readonly<Record<string, Place>> = {
  username: 'userName',
  externalid: 'externalId',
  active: 'isActive',
  'name.givenname': 'firstName',
  'name.familyname': 'lastName',
  title: 'position',
  emails: 'email',
  'emails.value': 'email',
  'addresses.locality': 'city',
  'addresses.country': 'country',
  preferredlanguage: 'language',
  schemas: 'ignored',
  id: 'readOnly',
  meta: 'readOnly',
  groups: 'readOnly',
}

// The rest of RFC 7643, 4.1: identity providers send it, and it is none of our business.
const IGNORED = new Set(
  (
    'displayname nickname profileurl usertype locale timezone password phonenumbers ims photos entitlements roles ' +
    'x509certificates addresses name emails'
  ).split(' '),
)

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:user'
const CORE = 'urn:ietf:params:scim:schemas:core:2.0:user'

/** Where an attribute path without its filter leads, such as `name.givenName`; undefined: RFC 7643 knows no such place. */
export function placeOf(path: string): Place | undefined {
  const lower = path.toLowerCase()
  // Extensions, the enterprise's and those that a provider makes up, are not kept.
  if (lower.startsWith('urn:') && !lower.startsWith(`${CORE}:`)) {
    return lower === ENTERPRISE || lower.startsWith(`${ENTERPRISE}:`) || /^urn:[\w:.-]+$/.test(lower)
      ? 'ignored'
      : undefined
  }
  const plain = lower.startsWith(`${CORE}:`) ? lower.slice(CORE.length + 1) : lower
  const [attribute = '', sub] = plain.split('.')
  const place = Object.hasOwn(PLACES, plain) ? PLACES[plain] : undefined
  if (place) return place
  const parent = Object.hasOwn(PLACES, attribute) ? PLACES[attribute] : undefined
  if (sub !== undefined && parent === 'readOnly') return 'readOnly'
  return IGNORED.has(attribute) ? 'ignored' : undefined
}
