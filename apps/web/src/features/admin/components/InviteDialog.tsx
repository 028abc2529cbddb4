import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, Dialog } from '@umkreis/design-system'
import { emailSchema } from '@umkreis/schemas'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { FormTextField } from '../../../shared/form/fields.tsx'
import { FormError } from '../../../shared/form/FormError.tsx'
import { useSubmit } from '../../../shared/form/use-submit.ts'
import { copy } from '../copy.ts'
import { useInvitations } from '../hooks/use-people-api.ts'
import { dialogAction, dialogForm } from './admin.css.ts'

const inviteSchema = v.object({ email: emailSchema })

type InviteDialogProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** Invites one person by e-mail; when that went well, a second dialog says so. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps): ReactNode {
  const [invited, setInvited] = useState<string>()
  return (
    <>
      <Dialog open={isOpen} onClose={onClose} title={copy.invite.title} description={copy.invite.line} width="small">
        <InviteForm
          onInvited={(email) => {
            onClose()
            setInvited(email)
          }}
        />
      </Dialog>
      <Dialog
        open={invited !== undefined}
        onClose={() => setInvited(undefined)}
        title={copy.invited.title}
        description={copy.invited.line(invited ?? '')}
        width="small"
        decorated
        actions={
          <Button variant="accent" onPress={() => setInvited(undefined)}>
            {copy.invited.close}
          </Button>
        }
      />
    </>
  )
}

function InviteForm({ onInvited }: { onInvited: (email: string) => void }) {
  const words = copy.invite
  const invitations = useInvitations()
  const form = useForm({ resolver: valibotResolver(inviteSchema), defaultValues: { email: '' }, mode: 'onTouched' })
  const { control, formState } = form
  const typed = useWatch({ control, name: 'email' })
  const submit = useSubmit(form, async ({ email }) => {
    const status = (await invitations.invite([email])).results[0]?.status ?? 'invalid'
    if (status === 'invited') onInvited(email)
    else form.setError('email', { message: words[status] }, { shouldFocus: true })
  })
  // The dialog takes the focus first; what it was opened for is the field.
  useEffect(() => form.setFocus('email'), [form])

  return (
    <form className={dialogForm} onSubmit={submit} noValidate>
      {/* A button that is disabled keeps Enter from sending the form: what is wrong is said all the same. */}
      <FormTextField
        control={control}
        name="email"
        label={words.email}
        type="email"
        inputMode="email"
        onKeyDown={(event) => {
          if (event.key === 'Enter') void form.trigger('email')
        }}
      />
      <FormError message={formState.errors.root?.message} />
      <div className={dialogAction}>
        {typed === '' ? null : (
          <Button
            type="submit"
            variant="accent"
            size={48}
            full
            disabled={!v.is(inviteSchema, { email: typed })}
            loading={formState.isSubmitting}
          >
            {formState.isSubmitting ? words.submitting : words.submit}
          </Button>
        )}
      </div>
    </form>
  )
}
