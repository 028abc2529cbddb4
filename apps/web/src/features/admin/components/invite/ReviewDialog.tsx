import { Button, CoverageRing, Dialog, SegmentedControl, Table } from '@umkreis/design-system'
import { invitationMessageSchema, type ExcelRow } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import {
  addressesToInvite,
  isInvitable,
  partOf,
  startReview,
  type ReviewPart,
  type ReviewRow,
} from '../../logic/review-rows.ts'
import { inviteCopy } from './copy.ts'
import { InvitationWordsFields, type Words } from './InvitationWordsFields.tsx'
import { foot, footActions, reviewHead, ringNumber, ringPlace } from './invite.css.ts'
import { createReviewColumns } from './review-columns.tsx'
import { useInviteMany, type Invited } from './use-invite-many.ts'
import { LANGUAGE } from '../../../../shared/i18n/locale.ts'

const copy = inviteCopy.review
const PARTS = Object.keys(copy.tabs) as ReviewPart[]
const RING_PARTS = 24
/** Rows that are drawn: of more nobody would look through each. What is to be mended comes first. */
const SHOWN_MAX = 300

type ReviewDialogProps = {
  readonly name: string
  readonly rows: readonly ExcelRow[]
  readonly onClose: () => void
  readonly onInvited: (invited: Invited) => void
}

/** What was found in a spreadsheet, row by row: mend what is none, leave out whom one does not want, then invite. */
export function ReviewDialog({ name, rows: found, onClose, onInvited }: ReviewDialogProps): ReactNode {
  const [rows, setRows] = useState(() => startReview(found))
  const [part, setPart] = useState<ReviewPart>('all')
  const [words, setWords] = useState<Words>({ language: LANGUAGE })
  const invite = useInviteMany(onInvited)
  const addresses = addressesToInvite(rows)
  const sheets = [...new Set(found.map(({ sheet }) => sheet))]
  const invitable = rows.filter(isInvitable)
  const shown = partOf(rows, part)
  const change = (id: string, changes: Partial<ReviewRow>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changes } : row)))
  const isSendable = addresses.length > 0 && v.is(invitationMessageSchema, words.message ?? '')
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      width="large"
      title={copy.title(rows.length)}
      description={copy.file(name, sheets)}
    >
      <div className={ringPlace}>
        <CoverageRing parts={ringOf(rows, addresses.length)} size={56} label={copy.ring(addresses.length, rows.length)}>
          <span className={ringNumber} aria-hidden>
            {addresses.length}
          </span>
        </CoverageRing>
      </div>
      <div className={reviewHead}>
        <SegmentedControl
          label={copy.show}
          selected={part}
          onSelect={setPart}
          segments={PARTS.map((id) => ({ id, label: `${copy.tabs[id]} ${partOf(rows, id).length}` }))}
        />
      </div>
      <Table
        label={copy.table}
        columns={createReviewColumns((id, mended) => change(id, { mended }))}
        rows={shown.slice(0, SHOWN_MAX)}
        foot={shown.length > SHOWN_MAX ? copy.shown(SHOWN_MAX, shown.length) : undefined}
        rowKey={({ id }) => id}
        selection={{
          selected: new Set(invitable.filter(({ isLeftOut }) => !isLeftOut).map(({ id }) => id)),
          onChange: (selected) =>
            setRows((before) =>
              before.map((row) => (isInvitable(row) ? { ...row, isLeftOut: !selected.has(row.id) } : row)),
            ),
          rowLabel: ({ value }) => copy.leave(value),
          allLabel: copy.all,
        }}
      />
      <div className={foot}>
        <InvitationWordsFields words={words} onChange={setWords} />
        <div className={footActions}>
          <Button variant="text" onPress={onClose}>
            {copy.cancel}
          </Button>
          <Button
            variant="accent"
            disabled={!isSendable}
            loading={invite.isPending}
            onPress={() => invite.mutate({ emails: addresses, words })}
          >
            {invite.isPending
              ? copy.inviting
              : addresses.length === 0
                ? copy.invite
                : copy.inviteCount(addresses.length)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** A part for each row, or as many as can be told apart. */
function ringOf(rows: readonly ReviewRow[], ready: number): boolean[] {
  const parts = Math.min(rows.length, RING_PARTS)
  const filled = rows.length === 0 ? 0 : Math.floor((ready / rows.length) * parts)
  return Array.from({ length: parts }, (_, index) => index < filled)
}
