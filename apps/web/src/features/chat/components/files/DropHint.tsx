import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { hint } from './DropHint.css.ts'

/** What files that are held over a conversation are let go into. */
export function DropHint(): ReactNode {
  return (
    <output className={hint}>
      <UploadSimpleIcon size={24} aria-hidden />
      <Text as="span" weight={600}>
        {copy.attachedTo}
      </Text>
    </output>
  )
}
