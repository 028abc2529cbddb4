import { createAccount } from '@umkreis/api-client/account'
import { showToast } from '@umkreis/design-system'
import type { FieldVisibility, HideableField, ProfileVisibility, ProfileVisibilityUpdate } from '@umkreis/schemas'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../services/api.ts'
import { logError } from '../../../../services/log.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { visibilityCopy } from './copy.ts'

const VISIBILITY = ['profile-visibility']

/** One field of the profile whose visibility is one's own choice: of everybody's profiles, or of the organisation's. */
export type FieldPlace = { readonly field: HideableField } | { readonly customField: string }

/**
 * Who sees a field of one's own profile, and a way to change that. What is chosen holds at once, and goes back where it
 * could not be kept.
 *
 * @returns Nothing until it is known.
 */
export function useVisibility(
  place: FieldPlace,
): { readonly who: FieldVisibility; readonly change: (who: FieldVisibility) => void } | undefined {
  const account = createAccount(useApi())
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: VISIBILITY, queryFn: ({ signal }) => account.visibility(signal) })
  const { mutate } = useMutation({
    mutationFn: (changes: ProfileVisibilityUpdate) => account.changeVisibility(changes),
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey: VISIBILITY })
      client.setQueryData<ProfileVisibility>(VISIBILITY, (before) => before && applied(before, changes))
    },
    onSuccess: (answer) => client.setQueryData(VISIBILITY, answer),
    onError: async (error) => {
      logError('Who sees a field could not be changed', error)
      showToast({ tone: 'danger', message: visibilityCopy.failed(describeFailure(error)) })
      await client.invalidateQueries({ queryKey: VISIBILITY })
    },
  })
  if (!data) return undefined
  if ('field' in place) {
    const { field } = place
    return { who: data.fields[field], change: (who) => mutate({ fields: { [field]: who } }) }
  }
  const kept = data.customFields.find(({ name }) => name === place.customField)
  if (!kept) return undefined
  return { who: kept.visibility, change: (visibility) => mutate({ customFields: [{ name: kept.name, visibility }] }) }
}

function applied(before: ProfileVisibility, { fields, customFields }: ProfileVisibilityUpdate): ProfileVisibility {
  return {
    fields: { ...before.fields, ...fields },
    customFields: before.customFields.map((kept) => customFields?.find(({ name }) => name === kept.name) ?? kept),
  }
}
