import { Button, Dialog, showToast } from '@umkreis/design-system'
import type { User } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useApi } from '../../../../services/api.ts'
import { logError } from '../../../../services/log.ts'
import { mergeUserAtom } from '../../../../services/session.ts'
import { useColleagueSearch } from '../../../../services/use-colleague-search.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { CustomFieldInput } from '../../../../shared/profile/CustomFieldInput.tsx'
import { copy } from './copy.ts'
import { form } from './CustomFieldsDialog.css.ts'

/**
 * Asks for the fields that an admin has added and nobody has filled yet (SPEC.md section 2, screen 7). It goes once all of
 * them are saved; put off, it comes back with the next start.
 */
export function CustomFieldsDialog({ user, onClose }: { user: User; onClose: () => void }): ReactNode {
  const api = useApi()
  const colleagues = useColleagueSearch()
  const mergeUser = useSetAtom(mergeUserAtom)
  const formId = useId()
  const first = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isUnderWay = useRef(false)
  useEffect(() => first.current?.focus(), [])

  const values = user.customFields
    .filter(({ value }) => value === null)
    .map((field) => ({ field, name: field.name, value: typed[field.name] ?? '' }))
  const isComplete = values.every(({ value }) => value.trim() !== '')
  const save = async () => {
    isUnderWay.current = true
    setSaving(true)
    setProblem(undefined)
    try {
      const customFields = await api.customFields.update(
        values.map(({ name, value }) => ({ name, value: value.trim() })),
      )
      mergeUser({ customFields })
      showToast({ message: copy.saved })
    } catch (error) {
      logError('The custom fields could not be saved', error)
      setProblem(describeFailure(error))
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete && !isUnderWay.current) void save()
  }

  return (
    <Dialog
      open
      decorated
      dismissable={false}
      onClose={onClose}
      title={copy.title}
      description={copy.why(values.length)}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {copy.later}
          </Button>
          <Button variant="accent" type="submit" form={formId} disabled={!isComplete} loading={isSaving}>
            {isSaving ? copy.saving : copy.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={form} onSubmit={submit} noValidate>
        {values.map(({ field, name, value }, index) => (
          <CustomFieldInput
            key={name}
            field={field}
            colleagues={colleagues}
            value={value}
            {...(index === 0 ? { inputRef: first } : {})}
            onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
          />
        ))}
        <FormError message={problem} />
      </form>
    </Dialog>
  )
}
