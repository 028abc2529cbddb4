import { Button, Text } from '@umkreis/design-system'
import { FileArrowDownIcon } from '@phosphor-icons/react/dist/csr/FileArrowDown'
import type { ProfileForm } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { LoadedPart } from '../../ui/LoadedPart.tsx'
import { opening } from './components/import.css.ts'
import { importCopy as copy } from './copy.ts'

const loadDialog = async () => (await import('./ImportDialog.tsx')).ImportDialog

/**
 * {@link ImportButton}: `values` tells what the form holds at that moment; `onTake` gets what is to change in it.
 * `isUnsaved` is whether the form holds anything that is not saved.
 */
export type ImportButtonProps = {
  readonly values: () => ProfileForm
  readonly isUnsaved: boolean
  readonly onTake: (values: Partial<ProfileForm>) => void
}

/** Offers to fill in a profile from a LinkedIn export or a CV. */
export function ImportButton({ values, isUnsaved, onTake }: ImportButtonProps): ReactNode {
  const [now, setNow] = useState<ProfileForm>()
  const [isTaken, setTaken] = useState(false)
  const [wasUnsaved, setWasUnsaved] = useState(isUnsaved)
  if (wasUnsaved !== isUnsaved) {
    setWasUnsaved(isUnsaved)
    // It was saved or discarded; what is typed afterwards is something else.
    if (!isUnsaved) setTaken(false)
  }
  const close = () => setNow(undefined)
  return (
    <div className={opening}>
      <Button
        icon={<FileArrowDownIcon size={20} />}
        onPress={() => {
          setTaken(false)
          setNow(values())
        }}
      >
        {copy.open}
      </Button>
      <Text as="output" size="small" tone="muted">
        {isTaken ? copy.taken : ''}
      </Text>
      {now ? (
        <LoadedPart
          load={loadDialog}
          props={{
            now,
            onClose: close,
            onTake: (taken) => {
              close()
              setTaken(true)
              onTake(taken)
            },
          }}
          onFailure={close}
        />
      ) : null}
    </div>
  )
}
