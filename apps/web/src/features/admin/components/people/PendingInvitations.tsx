import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsThreeVertical'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import {
  ActionBar,
  AlertDialog,
  Button,
  EmptyState,
  IconButton,
  Menu,
  MenuDivider,
  MenuItem,
  Skeleton,
  Spinner,
  Table,
  Text,
  type TableColumn,
} from '@umkreis/design-system'
import type { PendingInvitation } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { useLate } from '../../../../shared/hooks/use-late.ts'
import { useReached } from '../../../../shared/hooks/use-reached.ts'
import { useSettled } from '../../../../shared/hooks/use-settled.ts'
import { copy } from '../../copy.ts'
import { barPlace, email, personWords } from '../admin.css.ts'
import { peopleCopy } from './copy.ts'
import { usePending } from './use-pending.ts'

const words = peopleCopy.pending
const DAY_MS = 86_400_000
const TYPING_REST_MS = 200
const NONE: ReadonlySet<string> = new Set()

/** Those who were invited by mail and have not joined: ask them again, or take the invitation back. */
export function PendingInvitations({ search }: { readonly search: string }): ReactNode {
  const list = usePending(useSettled(search.trim(), TYPING_REST_MS))
  const isLate = useLate(list.isPending)
  const [selected, setSelected] = useState(NONE)
  const [revoked, setRevoked] = useState<readonly string[]>([])
  const isMoreFailed = list.isFetchNextPageError
  const end = useReached<HTMLDivElement>(list.hasNextPage && !list.isFetchingNextPage && !isMoreFailed, () => {
    void list.fetchNextPage()
  })
  const chosen = list.invitations.filter(({ invitationId }) => selected.has(invitationId))
  const ids = chosen.map(({ invitationId }) => invitationId)
  const resend = (which: readonly string[]) => {
    list.change({ what: 'resend', ids: which })
    setSelected(NONE)
  }
  if (list.isPending) return isLate ? <Skeleton rows={6} label={words.loading} /> : null
  if (list.isError && list.invitations.length === 0) {
    return (
      <EmptyState
        title={words.failedTitle}
        text={describeFailure(list.error)}
        action={<Button onPress={() => void list.refetch()}>{copy.retry}</Button>}
      />
    )
  }
  if (list.invitations.length === 0) {
    return search.trim() === '' ? (
      <EmptyState title={words.none} text={words.noneLine} />
    ) : (
      <EmptyState title={words.nothingFound(search)} text={copy.nobodyFoundLine} />
    )
  }
  return (
    <>
      <Table
        label={peopleCopy.newTitle}
        columns={createColumns(resend, (id) => setRevoked([id]))}
        rows={list.invitations}
        rowKey={({ invitationId }) => invitationId}
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: (one) => peopleCopy.choose(one.email),
          allLabel: peopleCopy.chooseAll,
        }}
        foot={
          <div ref={end}>
            {list.isFetchingNextPage ? <Spinner size={24} label={words.loading} /> : null}
            {isMoreFailed ? <Button onPress={() => void list.fetchNextPage()}>{copy.retry}</Button> : null}
            {list.hasNextPage ? null : (
              <Text size="small" tone="muted" tabular>
                {words.total(list.total)}
              </Text>
            )}
          </div>
        }
      />
      {chosen.length > 0 ? (
        <div className={barPlace}>
          <ActionBar label={peopleCopy.selection} title={peopleCopy.selected(chosen.length)}>
            <Button variant="text" onPress={() => resend(ids)}>
              {words.resend}
            </Button>
            <Button variant="dangerText" onPress={() => setRevoked(ids)}>
              {words.revoke}
            </Button>
            <IconButton
              label={peopleCopy.clearSelection}
              icon={<XIcon size={20} />}
              onPress={() => setSelected(NONE)}
            />
          </ActionBar>
        </div>
      ) : null}
      <AlertDialog
        open={revoked.length > 0}
        title={words.revokeTitle(
          revoked.length === 1
            ? (list.invitations.find(({ invitationId }) => invitationId === revoked[0])?.email ?? '')
            : peopleCopy.people(revoked.length),
        )}
        message={words.revokeMessage}
        confirmLabel={words.revoke}
        danger
        onCancel={() => setRevoked([])}
        onConfirm={() => {
          list.change({ what: 'revoke', ids: revoked })
          setRevoked([])
          setSelected(NONE)
        }}
      />
    </>
  )
}

function createColumns(
  onResend: (ids: readonly string[]) => void,
  onRevoke: (id: string) => void,
): readonly TableColumn<PendingInvitation>[] {
  return [
    {
      id: 'email',
      header: words.email,
      isRowHeader: true,
      cell: (one, secondLine) => (
        <div className={personWords}>
          <span className={email}>{one.email}</span>
          {secondLine}
        </div>
      ),
    },
    {
      id: 'by',
      header: words.invitedBy,
      share: 24,
      foldsBelow: 993,
      cell: ({ invitedBy }) => invitedBy,
      folded: ({ invitedBy }) => invitedBy,
    },
    { id: 'state', header: words.state, share: 24, foldsBelow: 768, cell: describeState, folded: describeState },
    {
      id: 'actions',
      header: words.actions,
      isActions: true,
      cell: (one) => (
        <Menu
          label={words.menu(one.email)}
          trigger={
            <IconButton label={words.menu(one.email)} icon={<DotsThreeVerticalIcon size={20} weight="bold" />} />
          }
        >
          <MenuItem icon={<ArrowClockwiseIcon size={20} />} onAction={() => onResend([one.invitationId])}>
            {words.resend}
          </MenuItem>
          <MenuDivider />
          <MenuItem icon={<TrashIcon size={20} />} tone="danger" onAction={() => onRevoke(one.invitationId)}>
            {words.revoke}
          </MenuItem>
        </Menu>
      ),
    },
  ]
}

function describeState({ state, expiresAt }: PendingInvitation): string {
  if (state !== 'sent') return words[state]
  return words.daysLeft(Math.max(1, Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS)))
}
