import { Button, Spinner, Text } from '@umkreis/design-system'
import type { PairingRequest } from '@umkreis/chat-hub'
import { type ReactNode, useEffect, useState } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { logWarning } from '../../../../services/log.ts'
import { copy } from '../../copy.ts'
import { problemWords } from '../../logic/problem-words.ts'
import { actions } from '../devices.css.ts'
import { PairingCode } from '../PairingCode.tsx'
import { Problem } from '../Problem.tsx'
import { StepBody } from '../StepBody.tsx'

type Step =
  | { readonly kind: 'asking' }
  | { readonly kind: 'comparing' | 'waiting'; readonly code: string; readonly request: PairingRequest }
  | { readonly kind: 'failed'; readonly words: string }

/** Asks the other devices to let this one in: both show a code, and the owner says that it is the same. */
export function CompareCode({ devices, onStop }: { devices: Devices; onStop: () => void }): ReactNode {
  const words = copy.open.device
  const [attempt, setAttempt] = useState(0)
  const { step, setStep } = useRequest(devices, attempt)
  const confirm = (code: string, request: PairingRequest) => {
    setStep({ kind: 'waiting', code, request })
    // How it ends is told by the request itself.
    request.confirm().catch(() => undefined)
  }
  const stop = (label: string) => (
    <Button variant="text" onPress={onStop}>
      {label}
    </Button>
  )

  switch (step.kind) {
    case 'asking':
      return (
        <StepBody key="asking" label={words.compare}>
          <Text>{words.asking}</Text>
          <Spinner size={24} label={copy.open.preparing} />
          <div>{stop(words.stop)}</div>
        </StepBody>
      )
    case 'comparing':
      return (
        <StepBody key="comparing" label={words.compareTitle}>
          <Text weight={600}>{words.compareTitle}</Text>
          <Text size="small">{words.compareLine}</Text>
          <PairingCode digits={step.code} label={words.code} />
          <div className={actions}>
            <Button variant="accent" onPress={() => confirm(step.code, step.request)}>
              {words.same}
            </Button>
            {stop(words.different)}
          </div>
        </StepBody>
      )
    case 'waiting':
      return (
        <StepBody key="waiting" label={words.waiting}>
          <PairingCode digits={step.code} label={words.code} />
          <Spinner size={24} label={words.waiting} showLabel />
          <div>{stop(words.stop)}</div>
        </StepBody>
      )
    case 'failed':
      return (
        <StepBody key="failed" label={words.title}>
          <Problem words={step.words} />
          <div className={actions}>
            <Button variant="accent" onPress={() => setAttempt((times) => times + 1)}>
              {words.again}
            </Button>
            {stop(words.stop)}
          </div>
        </StepBody>
      )
  }
}

/**
 * Asks, and follows how it goes on. Leaving gives up, which the other device is told.
 *
 * @param attempt Another number asks anew.
 */
function useRequest(devices: Devices, attempt: number): { step: Step; setStep: (step: Step) => void } {
  const [state, setState] = useState<{ readonly attempt: number; readonly step: Step }>()
  useEffect(() => {
    let isOver = false
    const show = (step: Step) => {
      if (!isOver) setState({ attempt, step })
    }
    const request = devices.requestPairing()
    request.code.then(
      (code) => show({ kind: 'comparing', code, request }),
      // What ends it before there is a code ends it altogether, and is told below.
      () => undefined,
    )
    const follow = async () => {
      try {
        await request.finished
      } catch (error) {
        if (isOver) return
        logWarning('This device was not let in', error)
        show({ kind: 'failed', words: problemWords(error) })
      }
    }
    void follow()
    return () => {
      isOver = true
      // Messages may be open before the request has told its end: then there is nothing to give up.
      if (devices.state.get() !== 'ready') request.cancel()
    }
  }, [devices, attempt])
  const step: Step = state?.attempt === attempt ? state.step : { kind: 'asking' }
  return { step, setStep: (next) => setState({ attempt, step: next }) }
}
