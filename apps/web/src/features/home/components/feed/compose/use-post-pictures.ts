import { showToast } from '@umkreis/design-system'
import { FEED_PICTURES_MAX, type FeedPicture } from '@umkreis/schemas'
import { useEffect, useRef, useState } from 'react'
import { describeFailure } from '../../../../../shared/form/describe-failure.ts'
import { copy } from '../feed-copy.ts'
import { useFeedCalls } from '../use-feed-calls.ts'

const MAX_BYTES = 5_000_000
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** A picture on its way. */
export interface SendingPicture {
  readonly key: string
  readonly preview: string
}

/** Sends pictures as they are chosen, so that posting does not wait for them. */
export function usePostPictures(
  count: number,
  onSent: (picture: FeedPicture) => void,
): { readonly sending: readonly SendingPicture[]; add: (files: Iterable<File>) => void } {
  const calls = useFeedCalls()
  const [sending, setSending] = useState<readonly SendingPicture[]>([])
  const uploads = useRef(new AbortController())
  useEffect(() => {
    const own = new AbortController()
    uploads.current = own
    return () => own.abort()
  }, [])
  const send = async (file: File) => {
    const one = { key: crypto.randomUUID(), preview: URL.createObjectURL(file) }
    setSending((all) => [...all, one])
    try {
      onSent(await calls.uploadPicture(file, uploads.current.signal))
    } catch (error) {
      if (!uploads.current.signal.aborted) {
        showToast({ tone: 'danger', message: `${copy.pictureFailed} ${describeFailure(error)}` })
      }
    } finally {
      setSending((all) => all.filter(({ key }) => key !== one.key))
      URL.revokeObjectURL(one.preview)
    }
  }
  const add = (files: Iterable<File>) => {
    const refuse = (message: string) => void showToast({ tone: 'danger', message })
    const fitting = [...files].filter((file) => {
      if (!TYPES.has(file.type)) refuse(copy.wrongPicture(file.name))
      else if (file.size > MAX_BYTES) refuse(copy.largePicture(file.name))
      else return true
      return false
    })
    const room = FEED_PICTURES_MAX - count - sending.length
    if (fitting.length > room) refuse(copy.tooManyPictures(FEED_PICTURES_MAX))
    const sendAll = async () => {
      // One after the other: the server takes few of one person at a time.
      for (const file of fitting.slice(0, Math.max(0, room))) await send(file)
    }
    void sendAll()
  }
  return { sending, add }
}
