import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { Button } from '@umkreis/design-system'
import type { User } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import { copy } from '../../copy.ts'

const load = async () => (await import('./WriteToEachDialog.tsx')).WriteToEachDialog

/** Opens the dialog in which the same is written to several people. What was begun is kept while it stands. */
export function WriteToEach({
  people,
  isPhone,
  onSent,
}: {
  people: readonly User[]
  isPhone: boolean
  onSent: () => void
}): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const close = () => setOpen(false)
  const sent = () => {
    setOpen(false)
    setText('')
    onSent()
  }
  return (
    <>
      <Button
        size={48}
        variant="soft"
        icon={isPhone ? undefined : <PaperPlaneTiltIcon size={20} />}
        onPress={() => setOpen(true)}
      >
        {copy.writeToEach}
      </Button>
      {isOpen ? (
        <LoadedPart
          load={load}
          props={{ people, text, onChange: setText, onClose: close, onSent: sent }}
          onFailure={close}
        />
      ) : null}
    </>
  )
}
