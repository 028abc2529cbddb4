import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple'
import { useMutation } from '@tanstack/react-query'
import { Button, Dialog, TextField, showToast } from '@umkreis/design-system'
import { useState, type ReactNode } from 'react'
import { logError, logWarning } from '../../../services/log.ts'
import { describeFailure } from '../../../shared/form/describe-failure.ts'
import { copy } from '../copy.ts'
import { useInvitations } from '../hooks/use-people-api.ts'
import { tool } from './admin.css.ts'

/** Makes an invitation link and copies it. Where the browser refuses to copy, the link is shown instead. */
export function InvitationLinkButton({ onCreated }: { onCreated?: () => void }): ReactNode {
  const invitations = useInvitations()
  const [shownLink, setShownLink] = useState<string>()
  const create = useMutation({
    mutationFn: () => invitations.createLink(),
    onSuccess: async (link) => {
      onCreated?.()
      try {
        await navigator.clipboard.writeText(link)
        showToast({ message: copy.invitationLinkCopied })
      } catch (error) {
        logWarning('The invitation link could not be copied', error)
        setShownLink(link)
      }
    },
    onError: (error) => {
      logError('The invitation link could not be made', error)
      const action = { label: copy.retry, onPress: () => create.mutate() }
      showToast({ tone: 'danger', message: describeFailure(error), action })
    },
  })
  return (
    <>
      <Button
        className={tool}
        icon={<LinkSimpleIcon size={18} />}
        loading={create.isPending}
        onPress={() => create.mutate()}
      >
        {copy.invitationLink}
      </Button>
      <Dialog
        open={shownLink !== undefined}
        onClose={() => setShownLink(undefined)}
        title={copy.linkDialog.title}
        description={copy.linkDialog.line}
      >
        <TextField label={copy.linkDialog.label} value={shownLink ?? ''} readOnly />
      </Dialog>
    </>
  )
}
