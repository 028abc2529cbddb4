import { customFieldsAnswerSchema, customFieldsUpdateSchema, type CustomFieldValue } from '@umkreis/schemas'
import type { Http } from '../http.ts'

/** One's own values of the fields that the organisation added. */
export interface CustomFieldsResource {
  /** @param values None empty after trimming. @returns All of one's fields. */
  update(values: readonly { readonly name: string; readonly value: string }[]): Promise<CustomFieldValue[]>
}

export function createCustomFieldsResource(http: Http): CustomFieldsResource {
  return {
    async update(values) {
      const json = http.parseRequest(customFieldsUpdateSchema, { customFieldKeyValues: [...values] })
      return (await http.json('put', 'customFields', customFieldsAnswerSchema, { json })).customFields
    },
  }
}
