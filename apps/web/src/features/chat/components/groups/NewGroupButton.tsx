import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { IconButton } from '@umkreis/design-system'
import { memo, type ReactNode, useState } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import { copy } from '../../copy.ts'

const load = async () => (await import('../new-group/NewGroupDialog.tsx')).NewGroupDialog

/** Begins a conversation; the code of its dialog comes when it is opened. */
export const NewGroupButton = memo(function NewGroupButton(): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        variant="soft"
        size={48}
        label={copy.newConversation}
        icon={<PlusIcon size={20} />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      />
      {isOpen ? <LoadedPart load={load} props={{ onClose: close }} onFailure={close} /> : null}
    </>
  )
})
