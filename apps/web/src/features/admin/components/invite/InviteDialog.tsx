import { Button, Dialog } from '@umkreis/design-system'
import type { ExcelRow } from '@umkreis/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { PENDING_KEY } from '../people/use-pending.ts'
import { PEOPLE_COUNTS_KEY } from '../../use-people.ts'
import { inviteCopy } from './copy.ts'
import { InviteForm } from './InviteForm.tsx'
import { SendingProgress } from './SendingProgress.tsx'
import type { Invited } from './use-invite-many.ts'

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog.tsx')).ReviewDialog }))

type InviteDialogProps = { readonly isOpen: boolean; readonly onClose: () => void }
type Review = { readonly name: string; readonly rows: readonly ExcelRow[] }

/** Invites one person by e-mail, or many from a spreadsheet, which is looked through first. When that went well, a dialog says so. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps): ReactNode {
  const client = useQueryClient()
  const [review, setReview] = useState<Review>()
  const [failure, setFailure] = useState<string>()
  const [invited, setInvited] = useState<Invited>()
  const finish = (outcome: Invited) => {
    onClose()
    setReview(undefined)
    setInvited(outcome)
    void client.invalidateQueries({ queryKey: PENDING_KEY })
    void client.invalidateQueries({ queryKey: PEOPLE_COUNTS_KEY })
  }
  return (
    <>
      <Dialog open={isOpen} onClose={onClose} title={copy.invite.title} description={copy.invite.line} width="small">
        <InviteForm
          onInvited={(email) => finish({ emails: [email], members: 0, before: 0 })}
          onRead={(found) => {
            onClose()
            setReview(found)
          }}
          onFailure={setFailure}
        />
      </Dialog>
      {review ? (
        <Suspense fallback={null}>
          <ReviewDialog name={review.name} rows={review.rows} onClose={() => setReview(undefined)} onInvited={finish} />
        </Suspense>
      ) : null}
      <Dialog
        role="alertdialog"
        open={failure !== undefined}
        onClose={() => setFailure(undefined)}
        title={inviteCopy.previewFailedTitle}
        description={failure}
        width="small"
        actions={
          <Button variant="accent" onPress={() => setFailure(undefined)}>
            {inviteCopy.close}
          </Button>
        }
      />
      <Dialog
        open={invited !== undefined}
        onClose={() => setInvited(undefined)}
        title={copy.invited.title}
        description={invited ? describeInvited(invited) : ''}
        width="small"
        decorated
        actions={
          <Button variant="accent" onPress={() => setInvited(undefined)}>
            {copy.invited.close}
          </Button>
        }
      >
        {invited && invited.emails.length > 1 ? <SendingProgress /> : null}
      </Dialog>
    </>
  )
}

function describeInvited({ emails, members, before }: Invited): string {
  const [first] = emails
  const words = inviteCopy.success
  const line = emails.length === 1 && first !== undefined ? copy.invited.line(first) : words.line(emails.length)
  return [line, words.others(members, before)].filter(Boolean).join(' ')
}
