import { PAGE_MAX } from './list-people.ts'
import { USER_SCHEMA } from './person-row.ts'

const SCHEMA_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema'
const RESOURCE_TYPE_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType'

/** What of SCIM 2.0 is here and what is not (RFC 7643, 5). Of groups there are none: roles are given by Managers. */
export function describeService(baseUrl: string): object {
  const missing = { supported: false }
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: PAGE_MAX },
    changePassword: missing,
    sort: missing,
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Token',
        description: 'A token that a Manager of the organisation makes in Admin, Configure',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${baseUrl}/ServiceProviderConfig` },
  }
}

/** The kinds of things that can be looked after: people (RFC 7643, 6). */
export function describeResourceTypes(baseUrl: string): object[] {
  return [
    {
      schemas: [RESOURCE_TYPE_SCHEMA],
      id: 'User',
      name: 'User',
      endpoint: '/Users',
      description: 'The people of the organisation',
      schema: USER_SCHEMA,
      schemaExtensions: [],
      meta: { resourceType: 'ResourceType', location: `${baseUrl}/ResourceTypes/User` },
    },
  ]
}

/** The attributes of people that are kept (RFC 7643, 7). Others are taken and passed over. */
export function describeSchemas(baseUrl: string): object[] {
  return [
    {
      schemas: [SCHEMA_SCHEMA],
      id: USER_SCHEMA,
      name: 'User',
      description: 'The people of the organisation',
      attributes: [
        attribute('userName', { required: true, uniqueness: 'server' }),
        attribute('externalId', { caseExact: true }),
        complex('name', [
          attribute('givenName'),
          attribute('familyName'),
          attribute('formatted', { mutability: 'readOnly' }),
        ]),
        attribute('displayName', { mutability: 'readOnly' }),
        attribute('title'),
        { ...attribute('active'), type: 'boolean' },
        complex('emails', VALUE_AND_TYPE, { multiValued: true, required: true }),
        complex('addresses', [attribute('locality'), attribute('country'), attribute('type')], { multiValued: true }),
        attribute('preferredLanguage', { mutability: 'writeOnly', returned: 'never' }),
      ],
      meta: { resourceType: 'Schema', location: `${baseUrl}/Schemas/${USER_SCHEMA}` },
    },
  ]
}

function attribute(name: string, facts: object = {}) {
  return {
    name,
    type: 'string',
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...facts,
  }
}

function complex(name: string, subAttributes: object[], facts: object = {}) {
  return { ...attribute(name), type: 'complex', subAttributes, ...facts }
}

const VALUE_AND_TYPE = [attribute('value'), attribute('type'), { ...attribute('primary'), type: 'boolean' }]
