import { Button, Dialog, showToast, TextField } from '@umkreis/design-system'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { copy } from '../../copy.ts'
import { useTask } from '../../hooks/use-task.ts'
import { form } from '../devices.css.ts'
import { CodeView } from './CodeView.tsx'

/** The group of the code that its owner types back: one in the middle, so that the code was looked at. */
const ASKED_GROUP = 2

/** Shows the code, and lets its owner type one group of it back before it is forgotten here. */
export function SaveCodeDialog({
  code,
  devices,
  onClose,
}: {
  code: string
  devices: Devices
  onClose: (isSaved: boolean) => void
}): ReactNode {
  const words = copy.save
  const [step, setStep] = useState<'show' | 'confirm'>('show')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const written = useRef<HTMLButtonElement>(null)
  const isShownAgain = useRef(false)
  useEffect(() => {
    if (step === 'confirm') field.current?.focus()
    else if (isShownAgain.current) written.current?.focus()
  }, [step])
  const confirm = useTask(async () => {
    if (!(await devices.confirmCode(typed))) {
      setWrong(true)
      field.current?.focus()
      return
    }
    showToast({ message: words.saved })
    onClose(true)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm.run()
  }
  const error = isWrong ? words.groupWrong : confirm.problem

  if (step === 'show') {
    return (
      <Dialog
        open
        // Beside it lies the way to a code that nobody saved: only the cross, Escape and the buttons close it.
        dismissable={false}
        onClose={() => onClose(false)}
        title={words.title}
        description={words.line}
        actions={
          <Button variant="accent" ref={written} onPress={() => setStep('confirm')}>
            {words.written}
          </Button>
        }
      >
        <CodeView code={code} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      dismissable={false}
      onClose={() => onClose(false)}
      title={words.confirmTitle}
      description={words.confirmLine}
      actions={
        <>
          <Button
            variant="text"
            onPress={() => {
              isShownAgain.current = true
              setStep('show')
            }}
          >
            {words.showAgain}
          </Button>
          <Button variant="accent" type="submit" form={formId} loading={confirm.isBusy}>
            {words.done}
          </Button>
        </>
      }
    >
      <form id={formId} className={form} onSubmit={submit}>
        <TextField
          label={words.group(ASKED_GROUP + 1)}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setWrong(false)
            confirm.forget()
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
