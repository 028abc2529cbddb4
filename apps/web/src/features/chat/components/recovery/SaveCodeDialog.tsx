import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { Button, Dialog, showToast, Text, TextField } from '@umkreis/design-system'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Recovery } from '../../../../services/conversation/conversations.ts'
import { copy } from '../../copy.ts'
import { codeGroups, codeGroup, form } from './recovery.css.ts'

/** The group of the code that its owner types back: one in the middle, so that the code was looked at. */
const ASKED_GROUP = 2

/** Shows the code, and lets its owner type one group of it back before it is forgotten here. */
export function SaveCodeDialog({
  code,
  recovery,
  onClose,
  onSaved,
}: {
  code: string
  recovery: Recovery
  onClose: () => void
  onSaved: () => void
}): ReactNode {
  const [step, setStep] = useState<'show' | 'confirm'>('show')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (step === 'confirm') field.current?.focus()
  }, [step])

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await recovery.confirmCode(typed))) return setError(copy.codeGroupWrong)
    showToast({ message: copy.codeSaved })
    onSaved()
  }

  if (step === 'show') {
    return (
      <Dialog
        open
        onClose={onClose}
        title={copy.codeTitle}
        description={copy.codeWhy}
        actions={
          <>
            <Button icon={<CopyIcon size={18} />} onPress={() => void copyCode(code)}>
              {copy.copyCode}
            </Button>
            <Button variant="accent" onPress={() => setStep('confirm')}>
              {copy.codeWritten}
            </Button>
          </>
        }
      >
        <ol className={codeGroups} aria-label={copy.codeLabel}>
          {code.split('-').map((group) => (
            <li key={group} className={codeGroup}>
              {group}
            </li>
          ))}
        </ol>
        <Text size="small" tone="muted">
          {copy.codeWhere}
        </Text>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.codeConfirmTitle}
      description={copy.codeConfirmWhy}
      actions={
        <>
          <Button variant="text" onPress={() => setStep('show')}>
            {copy.codeShowAgain}
          </Button>
          <Button variant="accent" type="submit" form={formId}>
            {copy.codeSave}
          </Button>
        </>
      }
    >
      <form id={formId} className={form} onSubmit={(event) => void confirm(event)}>
        <TextField
          label={copy.codeGroupLabel(ASKED_GROUP + 1)}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setError(undefined)
          }}
          {...(error === undefined ? {} : { error })}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          inputRef={field}
        />
      </form>
    </Dialog>
  )
}

async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    showToast({ message: copy.copied })
  } catch {
    showToast({ tone: 'danger', message: copy.copyFailed })
  }
}
