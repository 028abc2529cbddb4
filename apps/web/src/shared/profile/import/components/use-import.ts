import type { ProfileForm } from '@umkreis/schemas'
import { useEffect, useRef, useState } from 'react'
import { findPlace } from '../logic/find-place.ts'
import { type Review, createReview } from '../logic/review.ts'
import { ImportError, type ImportProblem, isNothing } from '../read/found-profile.ts'
import { loadImport } from '../logic/load-import.ts'

/** Where somebody stands who brings a profile along. */
export type ImportState =
  | { readonly kind: 'choosing'; readonly problem?: ImportProblem | 'nothing'; readonly from?: 'file' | 'text' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'reviewing'; readonly review: Review }

/** Reads what is chosen and keeps where one stands. Only one thing is read at a time, and none once this is gone. */
export function useImport(now: ProfileForm) {
  const [state, setState] = useState<ImportState>({ kind: 'choosing' })
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  const read = async (source: File | string) => {
    const from = typeof source === 'string' ? 'text' : 'file'
    reading.current?.abort()
    const own = new AbortController()
    reading.current = own
    setState({ kind: 'reading' })
    try {
      const { found, countries } = await loadImport(source, own.signal)
      if (own.signal.aborted) return
      const review = createReview(found, findPlace(found.places, countries), now)
      const isEmpty = isNothing({ ...found, places: [] }) && review.rows.length === 0 && review.same.length === 0
      setState(isEmpty ? { kind: 'choosing', problem: 'nothing', from } : { kind: 'reviewing', review })
    } catch (error) {
      if (own.signal.aborted) return
      setState({ kind: 'choosing', problem: error instanceof ImportError ? error.problem : 'broken', from })
    }
  }
  const choose = () => {
    reading.current?.abort()
    setState({ kind: 'choosing' })
  }
  return { state, read: (source: File | string) => void read(source), choose }
}
