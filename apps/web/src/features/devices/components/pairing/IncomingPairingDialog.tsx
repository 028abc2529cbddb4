import { type IncomingPairing, PairingError } from '@umkreis/chat-hub'
import { Button, Dialog, Spinner, showToast } from '@umkreis/design-system'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { copy } from '../../copy.ts'
import { useReloadDevices } from '../../hooks/use-own-devices.ts'
import { useTask } from '../../hooks/use-task.ts'
import { problemWords } from '../../logic/problem-words.ts'
import { PairingCode } from '../PairingCode.tsx'
import { Problem } from '../Problem.tsx'
import { StepBody } from '../StepBody.tsx'

type Step =
  | { readonly kind: 'asked' }
  | { readonly kind: 'comparing' | 'waiting'; readonly code: string; readonly name: string }
  | { readonly kind: 'ended'; readonly words: string }

const TITLES: Readonly<Record<Step['kind'], string>> = {
  asked: copy.incoming.title,
  comparing: copy.incoming.compareTitle,
  waiting: copy.incoming.waitingTitle,
  ended: copy.incoming.endedTitle,
}

/**
 * A new device asks to be let in: its owner compares two codes, and decides. Nothing is taken on before somebody presses
 * something here, so that a computer left at home answers for nobody.
 */
export function IncomingPairingDialog({
  incoming,
  onEnd,
}: {
  incoming: IncomingPairing
  onEnd: () => void
}): ReactNode {
  const words = copy.incoming
  const [step, setStep] = useState<Step>({ kind: 'asked' })
  const takeOn = useTask(async () => {
    const { code, name } = await incoming.takeOn()
    setStep({ kind: 'comparing', code, name: name ?? words.aDevice })
  })
  const hasRefused = useRef(false)
  const refuse = useTask(() => {
    hasRefused.current = true
    return incoming.refuse()
  })
  useEnd(incoming, setStep, onEnd, () => step.kind !== 'asked' || hasRefused.current)
  const accept = (code: string, name: string) => {
    setStep({ kind: 'waiting', code, name })
    // How it ends is told by the pairing itself.
    incoming.accept().catch(() => undefined)
  }

  const isBusy = takeOn.isBusy || refuse.isBusy
  const isOpen = step.kind === 'asked' || step.kind === 'ended'
  return (
    <Dialog
      open
      role="alertdialog"
      width="small"
      dismissable={false}
      onClose={isOpen ? onEnd : () => void refuse.run()}
      title={TITLES[step.kind]}
      {...(step.kind === 'asked' ? { description: words.line } : {})}
      actions={actionsOf()}
    >
      <StepBody key={step.kind} label={TITLES[step.kind]} isFirst={step.kind === 'asked'}>
        {step.kind === 'comparing' ? (
          <>
            <p>{words.compare(step.name)}</p>
            <PairingCode digits={step.code} label={words.code} />
          </>
        ) : null}
        {step.kind === 'waiting' ? (
          <>
            <PairingCode digits={step.code} label={words.code} />
            <Spinner size={24} label={words.waiting} showLabel />
          </>
        ) : null}
        {step.kind === 'ended' ? <p role="alert">{step.words}</p> : null}
        <Problem words={takeOn.problem ?? refuse.problem} />
      </StepBody>
    </Dialog>
  )

  function actionsOf(): ReactNode {
    if (step.kind === 'ended') return <Button onPress={onEnd}>{words.close}</Button>
    const no = (
      <Button variant="text" loading={refuse.isBusy} disabled={takeOn.isBusy} onPress={() => void refuse.run()}>
        {step.kind === 'asked' ? words.notMe : words.different}
      </Button>
    )
    if (step.kind === 'waiting') return no
    return (
      <>
        {no}
        {step.kind === 'asked' ? (
          <Button variant="accent" loading={takeOn.isBusy} disabled={refuse.isBusy} onPress={() => void takeOn.run()}>
            {words.goOn}
          </Button>
        ) : (
          <Button variant="accent" disabled={isBusy} onPress={() => accept(step.code, step.name)}>
            {words.same}
          </Button>
        )}
      </>
    )
  }
}

/**
 * Follows how it ends, wherever that is decided.
 *
 * @param hasAnswered Whether something was said here: if not, there is nothing to be told of the end.
 */
function useEnd(
  incoming: IncomingPairing,
  setStep: (step: Step) => void,
  onEnd: () => void,
  hasAnswered: () => boolean,
): void {
  const reload = useReloadDevices()
  const isFollowed = useRef<IncomingPairing>(undefined)
  const letIn = useEffectEvent((name: string | null) => {
    showToast({ message: copy.incoming.added(name ?? copy.incoming.aDevice) })
    onEnd()
    void reload()
  })
  const end = useEffectEvent((error: unknown) => {
    const reason = error instanceof PairingError ? error.reason : undefined
    if (reason === 'answered-elsewhere' || !hasAnswered()) return onEnd()
    setStep({ kind: 'ended', words: reason === 'refused' ? copy.incoming.refused : problemWords(error) })
  })
  useEffect(() => {
    if (isFollowed.current === incoming) return
    isFollowed.current = incoming
    incoming.finished.then(
      ({ name }) => letIn(name),
      (error: unknown) => end(error),
    )
  }, [incoming])
}
