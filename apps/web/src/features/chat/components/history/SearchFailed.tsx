import { Button, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import { notice } from './history.css.ts'

/** Says that the index could not be asked, with the way to ask again. */
export function SearchFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={notice} role="alert">
      <Text size="small">{copy.failed}</Text>
      <Button size={32} onPress={onRetry}>
        {copy.retry}
      </Button>
    </div>
  )
}
