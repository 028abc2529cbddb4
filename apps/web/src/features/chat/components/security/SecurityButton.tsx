import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { IconButton } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import type { Trust } from '../../../../services/conversation/trust.ts'
import { copy } from '../../copy.ts'
import { SecurityDialogHost } from './SecurityDialogHost.tsx'

/** Opens what is known of the people in a conversation. */
export function SecurityButton({
  group,
  viewerId,
  trust,
}: {
  group: Group
  viewerId: UserId
  trust: Trust
}): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={copy.security} icon={<ShieldCheckIcon size={22} />} onPress={() => setOpen(true)} />
      <SecurityDialogHost
        isOpen={isOpen}
        group={group}
        viewerId={viewerId}
        trust={trust}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
