import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { EncryptionBadge, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import type { Readiness } from '../../../../services/conversation/readiness.ts'
import { copy } from '../../copy.ts'
import { broken } from './ReadinessBadge.css.ts'

/** Whether the conversation is sealed, in a drawing and in words; a change is spoken. */
export function ReadinessBadge({ readiness }: { readiness: Readiness }): ReactNode {
  return <output>{badgeOf(readiness)}</output>
}

function badgeOf(readiness: Readiness): ReactNode {
  switch (readiness.kind) {
    case 'ready':
      return <EncryptionBadge ready>{copy.encrypted}</EncryptionBadge>
    case 'preparing':
      return <EncryptionBadge ready={false}>{copy.preparing}</EncryptionBadge>
    case 'recovery-code-needed':
      return <EncryptionBadge ready={false}>{copy.codeNeeded}</EncryptionBadge>
    case 'contact-reset':
      return <EncryptionBadge ready={false}>{copy.newKeysTitle}</EncryptionBadge>
    case 'broken':
      return (
        <Text as="span" size="small" weight={600} tone="danger" className={broken}>
          <WarningIcon size={18} weight="fill" aria-hidden />
          {copy.broken}
        </Text>
      )
  }
}
