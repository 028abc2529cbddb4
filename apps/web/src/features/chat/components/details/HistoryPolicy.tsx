import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { AlertDialog, Text } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { type ReactNode, useMemo, useState } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { row, rowIcon, words } from './AboutTab.css.ts'
import { copy } from './copy.ts'
import { SettingRow } from './SettingRow.tsx'
import { useGroupWork } from './use-group-work.ts'

/** Whether newcomers may read the past: told to everybody, changed by who may sign it. Opening it is asked about. */
export function HistoryPolicy({
  group,
  viewerId,
  conversations,
}: {
  group: Group
  viewerId: UserId
  conversations: Conversations
}): ReactNode {
  const { groupId } = group
  const { trust } = conversations
  const security = useObserved(useMemo(() => trust.groupSecurity(groupId), [trust, groupId]))
  const { isBusy, run } = useGroupWork()
  const [isAsking, setAsking] = useState(false)
  if (!security) return null

  const isOpen = security.historyPolicy === 'everything'
  const set = async (historyPolicy: 'everything' | 'from-joining') => {
    await run(copy.policyFailed, async () => conversations.changeGroup(groupId, { historyPolicy }))
    setAsking(false)
  }
  if (!security.managers.includes(viewerId)) {
    return (
      <li className={row}>
        <ClockCounterClockwiseIcon className={rowIcon} size={20} aria-hidden />
        <Text as="span" size="small" className={words}>
          {isOpen ? copy.newcomersDo : copy.newcomersNot}
        </Text>
      </li>
    )
  }
  return (
    <>
      <SettingRow
        icon={<ClockCounterClockwiseIcon size={20} />}
        title={copy.newcomers}
        why={copy.newcomersWhy}
        isOn={isOpen}
        isDisabled={isBusy}
        onChange={(wanted) => (wanted ? setAsking(true) : void set('from-joining'))}
      />
      <AlertDialog
        open={isAsking}
        title={copy.newcomersTitle}
        message={copy.newcomersText}
        confirmLabel={copy.newcomersConfirm}
        cancelLabel={copy.cancel}
        loading={isBusy}
        onConfirm={() => void set('everything')}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
