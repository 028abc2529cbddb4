import type { AnyRoute } from '../../route.ts'
import { createProvisionedRoute } from './create-person.ts'
import { deleteProvisionedRoute } from './delete-person.ts'
import { getProvisionedRoute } from './get-person.ts'
import { getServiceProviderConfigRoute } from './get-service-provider-config.ts'
import { listProvisionedRoute } from './list-people.ts'
import { listResourceTypesRoute } from './list-resource-types.ts'
import { listSchemasRoute } from './list-schemas.ts'
import { patchProvisionedRoute } from './patch-person.ts'
import { putProvisionedRoute } from './put-person.ts'

/** SCIM 2.0 (RFC 7644): what identity providers ask. */
export const scimRoutes: readonly AnyRoute[] = [
  getServiceProviderConfigRoute,
  listResourceTypesRoute,
  listSchemasRoute,
  listProvisionedRoute,
  createProvisionedRoute,
  getProvisionedRoute,
  putProvisionedRoute,
  patchProvisionedRoute,
  deleteProvisionedRoute,
]
