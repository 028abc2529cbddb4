import { Button, Card, Heading, Stack, Text, TextField, showToast } from '@umkreis/design-system'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { CustomFieldValue } from '@umkreis/schemas'
import { useApi } from '../../../services/api.ts'
import { logError } from '../../../services/log.ts'
import { currentUserAtom, mergeUserAtom } from '../../../services/session.ts'
import { describeFailure } from '../../../shared/form/describe-failure.ts'
import { FormError } from '../../../shared/form/FormError.tsx'
import { copy } from '../copy.ts'
import { SECTIONS } from '../sections.ts'
import { anchor, fields } from './profile.css.ts'
import { VisibilityMenu } from './visibility/VisibilityMenu.tsx'

/** The fields that the organisation added, with one's own values. */
export function CustomFieldsForm(): ReactNode {
  const api = useApi()
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

  const values = customFields.map(({ name, value }) => ({ name, value: typed[name] ?? value ?? '' }))
  const isComplete = customFields.every(
    ({ isRequired }, place) => isRequired === false || values[place]?.value.trim() !== '',
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete && !save.isPending) save.mutate(values)
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
        {values.map(({ name, value }, place) => (
          <TextField
            key={name}
            label={name}
            action={<VisibilityMenu customField={name} label={name} />}
            {...wordsOf(customFields[place])}
            value={value}
            maxLength={300}
            onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
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

function wordsOf(field: CustomFieldValue | undefined): { optional?: string; hint?: string } {
  const hint = [
    field?.type && field.type !== 'text' ? copy.customFieldTypes[field.type] : '',
    field?.isForManagers ? copy.customFieldForManagers : '',
  ]
  const said = hint.filter(Boolean).join(' ')
  return {
    ...(field?.isRequired === false ? { optional: copy.customFieldOptional } : {}),
    ...(said ? { hint: said } : {}),
  }
}
