import { Button, Card, Heading, Stack, Text, showToast } from '@umkreis/design-system'
import { useMutation } from '@tanstack/react-query'
import type { CustomFieldValue } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useApi } from '../../../services/api.ts'
import { logError } from '../../../services/log.ts'
import { currentUserAtom, mergeUserAtom } from '../../../services/session.ts'
import { useColleagueSearch } from '../../../services/use-colleague-search.ts'
import { describeFailure } from '../../../shared/form/describe-failure.ts'
import { FormError } from '../../../shared/form/FormError.tsx'
import { CustomFieldInput, sentValueOf } from '../../../shared/profile/CustomFieldInput.tsx'
import { copy } from '../copy.ts'
import { SECTIONS } from '../sections.ts'
import { anchor, fields } from './profile.css.ts'
import { VisibilityMenu } from './visibility/VisibilityMenu.tsx'

/** The fields that the organisation added, with one's own values. */
export function CustomFieldsForm(): ReactNode {
  const api = useApi()
  const colleagues = useColleagueSearch()
  const { customFields } = useAtomValue(currentUserAtom)
  const mergeUser = useSetAtom(mergeUserAtom)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const save = useMutation({
    mutationFn: api.customFields.update,
    onSuccess: (fields) => {
      mergeUser({ customFields: fields })
      setTyped({})
      showToast({ message: copy.customFieldsSaved })
    },
    onError: (error) => logError('The custom fields could not be saved', error),
  })

  const values = customFields.map((field) => ({ ...field, value: typed[field.name] ?? sentValueOf(field) }))
  // A colleague who cannot be seen at the moment stays named as long as nobody else is: the field holds no id of theirs.
  const isKept = ({ name, type }: CustomFieldValue) => type === 'person' && !(name in typed)
  const isComplete = customFields.every((field, place) => {
    if (field.isRequired === false) return true
    return isKept(field) ? field.value !== null : values[place]?.value.trim() !== ''
  })
  const changes = values.filter((field) => !isKept(field)).map(({ name, value }) => ({ name, value }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete && !save.isPending) save.mutate(changes)
  }

  return (
    <Card as="section" id={SECTIONS.customFields.id} className={anchor}>
      <form className={fields} onSubmit={submit} noValidate>
        <Stack gap={4}>
          <Heading level={2} size="title">
            {copy.customFields}
          </Heading>
          <Text size="small" tone="muted">
            {customFields.length > 0 ? copy.customFieldsLine : copy.noCustomFields}
          </Text>
        </Stack>
        {customFields.map((field, place) => (
          <CustomFieldInput
            key={field.name}
            field={field}
            colleagues={colleagues}
            action={<VisibilityMenu customField={field.name} label={field.name} />}
            value={values[place]?.value ?? ''}
            onChange={(value) => setTyped((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
        <FormError message={save.isError ? describeFailure(save.error) : undefined} />
        {customFields.length > 0 ? (
          <div>
            <Button type="submit" variant="ink" disabled={!isComplete} loading={save.isPending}>
              {save.isPending ? copy.saving : copy.save}
            </Button>
          </div>
        ) : null}
      </form>
    </Card>
  )
}
