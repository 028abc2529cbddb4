import {
  customFieldCreateSchema,
  customFieldListSchema,
  customFieldUpdateSchema,
  type CustomField,
  type CustomFieldCreate,
  type CustomFieldUpdate,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** The fields that the organisation adds to profiles. Only for Managers; every change answers all of them. */
export interface ProfileFieldsResource {
  /** In the order of the profile, with those being deleted. */
  list(signal?: AbortSignal): Promise<CustomField[]>
  create(field: CustomFieldCreate): Promise<CustomField[]>
  change(id: string, update: CustomFieldUpdate): Promise<CustomField[]>
  /** @param ids Every field that is not being deleted, once. */
  order(ids: readonly string[]): Promise<CustomField[]>
  remove(id: string): Promise<CustomField[]>
  restore(id: string): Promise<CustomField[]>
}

/** Adds the organisation's profile fields to a client. @throws {TypeError} For what this package did not make. */
export function createProfileFields(client: ApiClient): ProfileFieldsResource {
  const http = transportOf(client)
  const path = 'manager/custom-fields'
  const at = (id: string) => `${path}/${encodeURIComponent(id)}`
  const fields = async (...[method, place, options]: [Parameters<typeof http.json>[0], string, object?]) =>
    (await http.json(method, place, customFieldListSchema, options)).fields
  return {
    list: (signal) => fields('get', path, signal ? { signal } : {}),
    create: async (field) => fields('post', path, { json: http.parseRequest(customFieldCreateSchema, field) }),
    change: async (id, update) => fields('patch', at(id), { json: http.parseRequest(customFieldUpdateSchema, update) }),
    order: (ids) => fields('put', `${path}/order`, { json: { ids } }),
    remove: (id) => fields('delete', at(id)),
    restore: (id) => fields('post', `${at(id)}/restore`),
  }
}
