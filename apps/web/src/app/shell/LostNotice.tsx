import { Spinner } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { useIsReached } from '../../services/reach.ts'
import { notice } from './shell.css.ts'
import { copy } from './copy.ts'

/** The slim line above the content that says that the server is away. What stood there stays, and is asked for again. */
export function LostNotice(): ReactNode {
  const isReached = useIsReached()
  return (
    <output>
      {isReached ? null : (
        <span className={notice}>
          <Spinner size={16} label="" />
          {copy.lost}
        </span>
      )}
    </output>
  )
}
