import { Button, Heading, Stack, Text, TextField } from '@umkreis/design-system'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { copy } from '../../copy.ts'
import { useTask } from '../../hooks/use-task.ts'
import { form } from '../devices.css.ts'

/** Where the recovery code is typed in. */
export function EnterCode({ devices, onTry }: { devices: Devices; onTry: () => void }): ReactNode {
  const words = copy.open.code
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const enrol = useTask(async () => {
    onTry()
    await devices.enrolWithCode(typed)
  })
  const { problem } = enrol
  useEffect(() => {
    if (problem !== undefined) field.current?.focus()
  }, [problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void enrol.run()
  }
  return (
    <form className={form} onSubmit={submit}>
      <Stack gap={4}>
        <Heading level={2} size="title">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.line}
        </Text>
      </Stack>
      <TextField
        label={words.label}
        placeholder={words.placeholder}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          enrol.forget()
        }}
        {...(problem === undefined ? {} : { error: problem })}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        inputRef={field}
      />
      <div>
        <Button variant="ink" type="submit" loading={enrol.isBusy} disabled={typed.trim() === ''}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
