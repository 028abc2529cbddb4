import { createProfileFields } from '@umkreis/api-client/admin'
import type { CustomField, CustomFieldCreate, CustomFieldUpdate } from '@umkreis/schemas'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'
import { customizationCopy } from '../components/customization/copy.ts'
import { useManaged } from './use-managed.ts'

const copy = customizationCopy.fields

/** The fields that the organisation adds to profiles, and all that can be done with them. */
export function useProfileFields() {
  const api = useApi()
  const fields = useMemo(() => createProfileFields(api), [api])
  const { query, change, take, isChanging } = useManaged('custom-fields', (signal) => fields.list(signal))
  return {
    query,
    isChanging,
    /** Rejects with what the server refused: the form says it. */
    create: async (field: CustomFieldCreate) => take(await fields.create(field)),
    /** Rejects with what the server refused: the form says it. */
    update: async (id: string, update: CustomFieldUpdate) => take(await fields.change(id, update)),
    order: (ids: readonly string[]) => change({ act: () => fields.order(ids) }),
    remove: ({ id, name }: CustomField) =>
      change({ act: () => fields.remove(id), done: copy.deleted(name), undo: () => fields.restore(id) }),
    restore: ({ id, name }: CustomField) => change({ act: () => fields.restore(id), done: copy.restored(name) }),
  }
}
