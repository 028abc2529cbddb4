import { AlertDialog, Button, Heading, Text, TextField } from '@umkreis/design-system'
import { RecoveryCodeError, RecoveryNotSignedError } from '@umkreis/crypto'
import { WrongRecoveryCodeError } from '@umkreis/chat-hub'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Recovery } from '../../../../services/conversation/conversations.ts'
import { copy } from '../../copy.ts'
import { useProblemToast } from '../../hooks/use-problem-toast.ts'
import { problemDetail } from '../../logic/problem-detail.ts'
import { form, gate, gateActions } from './recovery.css.ts'

const REASONS = {
  'new-device': copy.enterCodeNew,
  'signed-out': copy.enterCodeSignedOut,
  'keys-changed': copy.enterCodeKeysChanged,
} as const

/** Where a device that is not enrolled becomes one that reads: its owner types in the recovery code. */
export function EnterCode({ recovery, because }: { recovery: Recovery; because: keyof typeof REASONS }): ReactNode {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isLost, setLost] = useState(false)
  const tellProblem = useProblemToast()

  const enrol = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await recovery.enrol(typed)
    } catch (problem) {
      setError(codeProblem(problem))
      setBusy(false)
    }
  }
  const startOver = async () => {
    setBusy(true)
    try {
      await recovery.startOver()
    } catch (problem) {
      tellProblem(copy.startOverFailed, problem)
    }
    setBusy(false)
    setLost(false)
  }

  return (
    <section className={gate} aria-label={copy.enterCodeTitle}>
      <div>
        <Heading level={3}>{copy.enterCodeTitle}</Heading>
        <Text size="small" tone="muted">
          {REASONS[because]}
        </Text>
      </div>
      <form className={form} onSubmit={(event) => void enrol(event)}>
        <TextField
          label={copy.codeLabel}
          placeholder={copy.codePlaceholder}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setError(undefined)
          }}
          {...(error === undefined ? {} : { error })}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
        />
        <div className={gateActions}>
          <Button variant="accent" type="submit" loading={isBusy} disabled={typed.trim() === ''}>
            {copy.enterCode}
          </Button>
          <Button variant="text" onPress={() => setLost(true)}>
            {copy.codeLost}
          </Button>
        </div>
      </form>
      <AlertDialog
        open={isLost}
        danger
        loading={isBusy}
        title={copy.startOverTitle}
        message={copy.startOverWhy}
        confirmLabel={copy.startOver}
        cancelLabel={copy.startOverNot}
        onCancel={() => setLost(false)}
        onConfirm={() => void startOver()}
      />
    </section>
  )
}

function codeProblem(error: unknown): string {
  if (error instanceof WrongRecoveryCodeError) return copy.codeWrong
  if (error instanceof RecoveryNotSignedError) return copy.codeUnproven
  return error instanceof RecoveryCodeError ? copy.codeProblem[error.problem] : problemDetail(error)
}
