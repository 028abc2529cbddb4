import { showToast } from '@umkreis/design-system'
import type { GroupId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../shared/paths.ts'
import { copy } from '../copy.ts'
import {
  activeGroupIdAtom,
  missingGroupIdAtom,
  nameGroupAtom,
  openRequestAtom,
  takeOpenRequestAtom,
} from '../state/active-group.ts'
import { detailsPartOf, detailsPath, type DetailsPlace, useDetails } from './use-details.ts'

/** Kept in the history entry of a conversation that was opened from the list, so that leaving it is the browser's own step back. */
export const FROM_LIST = 'fromList'

/** What the address says of the conversation that is open, and how to move on from there. */
export type Pane = {
  /** The group that covers the list, where both have no room beside each other. */
  readonly named: GroupId | null
  readonly details: DetailsPlace
  /** Back to the list. */
  readonly close: () => void
  readonly toggleDetails: () => void
}

/**
 * Keeps the open conversation in the address, so that the browser's Back leads from it to the list, a reload opens it
 * again and it can be linked to. An address of a conversation that is not there is told about, and leads to the list.
 * Where both stand beside each other, choosing a conversation is no step; where the window gets too narrow for both, the
 * conversation is what stays.
 *
 * @param isNarrow Whether the conversation covers the list.
 */
export function usePane(isNarrow: boolean): Pane {
  const [query] = useSearchParams()
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const inAddress = (query.get('group') || null) as GroupId | null
  const named = useKeptGroup(inAddress, isNarrow)
  const details = useDetails(named)
  const follow = useSetAtom(nameGroupAtom)
  const request = useAtomValue(openRequestAtom)
  const takeRequest = useSetAtom(takeOpenRequestAtom)

  const isDetails = details.place !== 'closed'
  const isCovered = details.place === 'over'

  useEffect(() => void follow(inAddress), [follow, inAddress])
  useEffect(() => {
    if (named === null || inAddress === named) return
    const here = isDetails ? detailsPath(detailsPartOf(pathname), named) : paths.chat({ group: named })
    void navigate(here, { replace: true, state: state as unknown })
  }, [inAddress, named, isDetails, navigate, pathname, state])

  useEffect(() => {
    if (request === null) return
    takeRequest()
    if (!isCovered && (request === named || (!isNarrow && named === null))) return
    const isStep = isNarrow && named === null
    // Details that stand beside it show the next conversation's; those that lie over it would hide it.
    const to = isDetails && !isCovered ? detailsPath(detailsPartOf(pathname), request) : paths.chat({ group: request })
    void navigate(to, {
      replace: !isStep,
      state: isStep ? { ...(state as object | null), [FROM_LIST]: true } : (state as unknown),
    })
  }, [request, takeRequest, named, isNarrow, isDetails, isCovered, pathname, navigate, state])

  const missing = useAtomValue(missingGroupIdAtom)
  useEffect(() => {
    if (missing === null || missing !== inAddress) return
    showToast({ tone: 'neutral', message: copy.notFound })
    void navigate(paths.chat(), { replace: true, state: state as unknown })
  }, [missing, inAddress, navigate, state])

  const isFromList = typeof state === 'object' && state !== null && FROM_LIST in state
  const close = () => void (isFromList ? navigate(-1) : navigate(paths.chat(), { replace: true }))
  return { named, details: details.place, close, toggleDetails: details.toggle }
}

/** The group that the address names or, once the window has become too narrow for list and conversation, the one that was shown. */
function useKeptGroup(inAddress: GroupId | null, isNarrow: boolean): GroupId | null {
  const active = useAtomValue(activeGroupIdAtom)
  const [wasNarrow, setWasNarrow] = useState(isNarrow)
  const [kept, setKept] = useState<GroupId | null>(null)
  if (wasNarrow !== isNarrow) {
    setWasNarrow(isNarrow)
    setKept(isNarrow && inAddress === null ? active : null)
  }
  if (kept !== null && inAddress !== null) setKept(null)
  return inAddress ?? kept
}
