import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, Dialog, Stack, showToast } from '@umkreis/design-system'
import { houseWordInputSchema, type HouseWord } from '@umkreis/schemas'
import { useEffect, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormTextField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import type { useHouseVocabulary } from '../../hooks/use-house-vocabulary.ts'
import { form as formStyle } from '../shared/managed.css.ts'
import { customizationCopy } from './copy.ts'

const copy = customizationCopy.words

type WordDialogProps = {
  /** Which one is changed; a new one without. */
  readonly word: HouseWord | undefined
  readonly actions: ReturnType<typeof useHouseVocabulary>
  readonly onClose: () => void
}

/** Adds a word with the other words for the same, or changes one. */
export function WordDialog(props: WordDialogProps): ReactNode {
  const { word, onClose } = props
  return (
    <Dialog
      open
      dismissable={false}
      onClose={onClose}
      title={word ? copy.editTitle : copy.addTitle}
      description={copy.dialogLine}
      width="small"
    >
      <WordForm {...props} />
    </Dialog>
  )
}

/** The other words are written on one line, with commas between them. */
const formSchema = v.object({
  name: houseWordInputSchema.entries.name,
  synonyms: v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
    houseWordInputSchema.entries.synonyms,
  ),
})

function WordForm({ word, actions, onClose }: WordDialogProps) {
  const form = useForm({
    resolver: valibotResolver(formSchema),
    defaultValues: { name: word?.name ?? '', synonyms: word?.synonyms.join(', ') ?? '' },
  })
  const { control, formState, setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  const submit = useSubmit(form, async (values) => {
    await (word ? actions.update(word.id, values) : actions.add(values))
    onClose()
    showToast({ tone: 'success', message: word ? copy.changed : copy.added(values.name) })
  })
  return (
    <form className={formStyle} onSubmit={submit} noValidate>
      <FormTextField control={control} name="name" label={copy.name} />
      <FormTextField control={control} name="synonyms" label={copy.synonyms} hint={copy.synonymsHint} />
      <FormError message={formState.errors.root?.message} />
      <Stack gap={8}>
        <Button type="submit" variant="accent" size={48} full loading={formState.isSubmitting}>
          {formState.isSubmitting ? copy.submitting : word ? copy.submitEdit : copy.submitAdd}
        </Button>
        <Button variant="text" size={48} full onPress={onClose}>
          {copy.cancel}
        </Button>
      </Stack>
    </form>
  )
}
