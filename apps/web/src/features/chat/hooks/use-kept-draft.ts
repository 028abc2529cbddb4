import type { GroupId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { draftsAtom, saveDraftAtom } from '../state/drafts.ts'

/** How long somebody pauses before what they wrote is sealed and kept. */
const PAUSE_MS = 400

/**
 * The text that is begun in a group. It is kept after each pause, when the group is left and when the page goes away; an
 * emptied one is forgotten at once, so that what was sent is not left behind as a draft.
 */
export function useKeptDraft(groupId: GroupId): [string, (text: string) => void] {
  const kept = useAtomValue(draftsAtom).get(groupId) ?? ''
  const save = useSetAtom(saveDraftAtom)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? kept

  const keep = useEffectEvent(() => {
    if (typed !== null) void save(groupId, typed)
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => keep(), typed === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const leave = () => keep()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return [text, setTyped]
}
