import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { draftStoreAtom } from '../../../../../services/drafts/drafts.ts'
import { logWarning } from '../../../../../services/log.ts'
import { createDraft, formatDraft, isEmptyDraft, parseDraft, type PostDraft } from '../../../logic/post-draft.ts'

const NAME = 'feed'
const REST_MS = 400

/** The post that is being written, kept over reloads among what is the member's own on this device. */
export function usePostDraft(): readonly [
  draft: PostDraft,
  change: (change: (draft: PostDraft) => PostDraft) => void,
  clear: () => void,
] {
  const store = useAtomValue(draftStoreAtom)
  const [draft, setDraft] = useState(createDraft)
  const [keptAs, setKeptAs] = useState<typeof store>(null)
  const restore = useEffectEvent((kept: PostDraft | undefined) => {
    // What was typed while it was loading is newer.
    if (kept && isEmptyDraft(draft)) setDraft(kept)
    setKeptAs(store)
  })
  useEffect(() => {
    let isGone = false
    const load = async () => {
      try {
        const drafts = await store?.load()
        if (!isGone) restore(parseDraft(drafts?.get(NAME)))
      } catch (error) {
        logWarning('The draft of a post could not be loaded', error)
      }
    }
    void load()
    return () => {
      isGone = true
    }
  }, [store])
  const text = formatDraft(draft)
  useEffect(() => {
    if (keptAs === null) return
    const save = () =>
      void keptAs.save(NAME, text).catch((error: unknown) => logWarning('The draft of a post could not be kept', error))
    const timer = setTimeout(save, REST_MS)
    const leave = () => {
      clearTimeout(timer)
      save()
    }
    window.addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', leave)
    }
  }, [keptAs, text])
  const keepNow = useEffectEvent(() => {
    void keptAs?.save(NAME, text).catch(() => undefined)
  })
  useEffect(() => () => keepNow(), [])
  return [draft, setDraft, () => setDraft(createDraft())]
}
