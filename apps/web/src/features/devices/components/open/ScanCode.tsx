import { Button, Spinner, Text } from '@umkreis/design-system'
import { type ReactNode, useRef, useState } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { logWarning } from '../../../../services/log.ts'
import { QrScanner } from '../../../../shared/qr/QrScanner.tsx'
import { copy } from '../../copy.ts'
import { isPairingText } from '../../logic/is-pairing-text.ts'
import { problemWords } from '../../logic/problem-words.ts'
import { actions } from '../devices.css.ts'
import { Problem } from '../Problem.tsx'
import { StepBody } from '../StepBody.tsx'

type Shown =
  | { readonly kind: 'scanning'; readonly hint?: string }
  | { readonly kind: 'letting-in' }
  | { readonly kind: 'failed'; readonly words: string }

/** Reads the code that the other device shows, and asks it to let this one in. */
export function ScanCode({
  devices,
  onStop,
  onCompare,
}: {
  devices: Devices
  onStop: () => void
  onCompare: () => void
}): ReactNode {
  const words = copy.open.device
  const [shown, setShown] = useState<Shown>({ kind: 'scanning' })
  const [attempt, setAttempt] = useState(0)
  // The camera reads the same code many times a second.
  const isAnswering = useRef(false)
  const answer = async (text: string) => {
    if (isAnswering.current) return
    // Any other code may lie on the desk: the camera goes on looking.
    if (!isPairingText(text)) return setShown({ kind: 'scanning', hint: words.notOurs })
    isAnswering.current = true
    setShown({ kind: 'letting-in' })
    try {
      await devices.answerPairing(text)
    } catch (error) {
      logWarning('This device was not let in', error)
      setShown({ kind: 'failed', words: problemWords(error) })
      isAnswering.current = false
    }
  }
  const again = () => {
    setAttempt((times) => times + 1)
    setShown({ kind: 'scanning' })
  }

  if (shown.kind === 'letting-in') {
    return (
      <StepBody key="letting-in" label={words.letIn}>
        <Spinner label={words.letIn} showLabel />
      </StepBody>
    )
  }
  if (shown.kind === 'failed') {
    return (
      <StepBody key="failed" label={words.title}>
        <Problem words={shown.words} />
        <div className={actions}>
          <Button variant="accent" onPress={again}>
            {words.again}
          </Button>
          <Button variant="text" onPress={onCompare}>
            {words.compare}
          </Button>
        </div>
      </StepBody>
    )
  }
  return (
    <StepBody key={`scanning-${attempt}`} label={words.scanning}>
      <Text size="small" weight={600}>
        {words.scanning}
      </Text>
      <QrScanner key={attempt} onText={(text) => void answer(text)} />
      <Problem words={shown.hint} />
      <div className={actions}>
        <Button onPress={onCompare}>{words.compare}</Button>
        <Button variant="text" onPress={onStop}>
          {words.stop}
        </Button>
      </div>
    </StepBody>
  )
}
