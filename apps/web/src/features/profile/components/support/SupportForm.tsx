import { valibotResolver } from '@hookform/resolvers/valibot'
import { createAccount } from '@umkreis/api-client/account'
import { Button, Card, Heading, Stack, Text, showToast } from '@umkreis/design-system'
import { SUPPORT_MESSAGE_MAX_LENGTH, supportRequestSchema } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../../../services/api.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { FormTextField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { FormTextArea } from '../../../../shared/form/FormTextArea.tsx'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import { fields } from '../profile.css.ts'
import { supportCopy } from './copy.ts'

const copy = supportCopy.form
const EMPTY = { subject: '', message: '' }

/** A mail to the managers of one's organisation; from the public community to the people behind the product. */
export function SupportForm(): ReactNode {
  const api = useApi()
  const to = useAtomValue(currentUserAtom).isGlobal ? 'community' : 'organisation'
  const form = useForm({ resolver: valibotResolver(supportRequestSchema), defaultValues: EMPTY })
  const { control, formState } = form
  const submit = useSubmit(form, async (request) => {
    await createAccount(api).askForSupport(request)
    form.reset(EMPTY)
    showToast({ message: copy.sent })
  })
  return (
    <Card as="section" aria-labelledby="support-form">
      <form className={fields} onSubmit={submit} noValidate>
        <Stack gap={4}>
          <Heading level={2} size="title" id="support-form">
            {copy.title[to]}
          </Heading>
          <Text size="small" tone="muted">
            {copy.line[to]} {copy.notSealed}
          </Text>
        </Stack>
        <FormTextField control={control} name="subject" label={copy.subject} maxLength={120} />
        <FormTextArea control={control} name="message" label={copy.message} maxLength={SUPPORT_MESSAGE_MAX_LENGTH} />
        <div>
          <Button type="submit" variant="accent" size={48} loading={formState.isSubmitting}>
            {formState.isSubmitting ? copy.sending : copy.send}
          </Button>
        </div>
        <FormError message={formState.errors.root?.message} />
      </form>
    </Card>
  )
}
