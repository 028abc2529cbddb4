import { Progress, Text } from '@umkreis/design-system'
import type { GroupId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import {
  type GroupProgress,
  type History,
  historyAtom,
  type HistoryProgress,
} from '../../../../services/history/history.ts'
import { copy } from './copy.ts'
import { progressLine } from './history.css.ts'
import { LOCALE } from '../../../../shared/i18n/locale.ts'

/** How much of the past is on this device, for as long as that is not all; of one conversation, or of all. */
export function HistoryProgressLine({ groupId }: { groupId: GroupId | null }): ReactNode {
  const history = useAtomValue(historyAtom)
  return history ? <Line history={history} groupId={groupId} /> : null
}

function Line({ history, groupId }: { history: History; groupId: GroupId | null }): ReactNode {
  const { state, groups } = useObserved(history.progress)
  const one = groupId === null ? undefined : groups.get(groupId)
  const followed = groupId === null ? [...groups.values()] : one ? [one] : []
  if (isComplete({ state, groups }, groupId)) return null
  // Never told as all while something is missing.
  const share = Math.min(0.99, shareOf(followed))
  const percent = share.toLocaleString(LOCALE, { style: 'percent' })
  const words =
    state.kind === 'paused'
      ? state.because === 'failed'
        ? copy.failedBuilding
        : copy[state.because]
      : copy.building(percent)
  return (
    <div className={progressLine}>
      <Text size="meta" tone="muted">
        {words}
      </Text>
      <Progress look="thin" label={copy.progress} value={share * 100} valueText={percent} />
    </div>
  )
}

/** Whether everything that was ever written is here; of one conversation, or of all. */
export function isComplete({ state, groups }: HistoryProgress, groupId: GroupId | null): boolean {
  if (groupId !== null) return groups.get(groupId)?.isComplete === true
  return state.kind === 'built' || (groups.size > 0 && [...groups.values()].every((group) => group.isComplete))
}

function shareOf(groups: readonly GroupProgress[]): number {
  const all = groups.reduce((sum, { newest }) => sum + newest, 0)
  const here = groups.reduce((sum, { newest, oldest }) => sum + Math.max(0, newest - oldest + 1), 0)
  return all === 0 ? 0 : here / all
}
