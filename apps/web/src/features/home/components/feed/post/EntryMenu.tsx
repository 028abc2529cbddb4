import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { AlertDialog, Button, Dialog, IconButton, Menu, MenuItem, showToast, TextArea } from '@umkreis/design-system'
import { FEED_REPORT_MAX_LENGTH } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { describeFailure } from '../../../../../shared/form/describe-failure.ts'
import { copy } from '../feed-copy.ts'

/** {@link EntryMenu}: what may be done is there; what may not is left out. `kind` chooses the words. */
export interface EntryMenuProps {
  kind: 'post' | 'comment'
  authorName: string
  isOwn: boolean
  isPinned?: boolean
  onPin?: ((isPinned: boolean) => void) | undefined
  onEdit?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  onReport?: ((reason: string) => Promise<void>) | undefined
}

/** What can be done with a post or a comment. */
export function EntryMenu(props: EntryMenuProps): ReactNode {
  const { kind, authorName, isOwn, isPinned = false, onPin, onEdit, onRemove, onReport } = props
  const [asks, setAsks] = useState<'remove' | 'report'>()
  const label = kind === 'post' ? copy.actions(authorName) : copy.commentActions(authorName)
  const title =
    kind === 'post'
      ? isOwn
        ? copy.removeTitle
        : copy.removeOthersTitle(authorName)
      : isOwn
        ? copy.removeCommentTitle
        : copy.removeCommentOthersTitle(authorName)
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton size={32} label={label} icon={<DotsThreeIcon size={20} weight="bold" />} />}
      >
        {onPin ? (
          <MenuItem icon={<PushPinIcon size={20} aria-hidden />} onAction={() => onPin(!isPinned)}>
            {isPinned ? copy.unpin : copy.pin}
          </MenuItem>
        ) : null}
        {onEdit ? (
          <MenuItem icon={<PencilSimpleIcon size={20} aria-hidden />} onAction={onEdit}>
            {copy.edit}
          </MenuItem>
        ) : null}
        {onReport ? (
          <MenuItem icon={<FlagIcon size={20} aria-hidden />} onAction={() => setAsks('report')}>
            {copy.report}
          </MenuItem>
        ) : null}
        {onRemove ? (
          <MenuItem tone="danger" icon={<TrashIcon size={20} aria-hidden />} onAction={() => setAsks('remove')}>
            {isOwn ? copy.remove : copy.removeOfOthers}
          </MenuItem>
        ) : null}
      </Menu>
      {onRemove ? (
        <AlertDialog
          open={asks === 'remove'}
          danger
          title={title}
          message={kind === 'post' ? copy.removeText : copy.removeCommentText}
          confirmLabel={isOwn ? copy.remove : copy.removeOfOthers}
          cancelLabel={copy.cancel}
          onConfirm={() => {
            setAsks(undefined)
            onRemove()
          }}
          onCancel={() => setAsks(undefined)}
        />
      ) : null}
      {onReport && asks === 'report' ? <ReportDialog onReport={onReport} onClose={() => setAsks(undefined)} /> : null}
    </>
  )
}

function ReportDialog({ onReport, onClose }: { onReport: (reason: string) => Promise<void>; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isSending, setIsSending] = useState(false)
  const isTooLong = reason.length > FEED_REPORT_MAX_LENGTH
  const send = async () => {
    setIsSending(true)
    try {
      await onReport(reason)
      showToast({ tone: 'success', message: copy.reported })
      onClose()
    } catch (error) {
      showToast({ tone: 'danger', message: describeFailure(error) })
      setIsSending(false)
    }
  }
  return (
    <Dialog
      open
      width="small"
      title={copy.reportTitle}
      description={copy.reportText}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="accent" loading={isSending} disabled={isTooLong} onPress={() => void send()}>
            {copy.reportSend}
          </Button>
        </>
      }
    >
      <TextArea label={copy.reportReason} optional limit={FEED_REPORT_MAX_LENGTH} value={reason} onChange={setReason} />
    </Dialog>
  )
}
