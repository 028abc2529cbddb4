import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import type { PairingOffer } from '@umkreis/chat-hub'
import { Button, Dialog, Spinner, Text } from '@umkreis/design-system'
import { type ReactNode, useEffect, useState } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { logWarning } from '../../../../services/log.ts'
import { QrCode } from '../../../../shared/qr/QrCode.tsx'
import { copy } from '../../copy.ts'
import { useReloadDevices } from '../../hooks/use-own-devices.ts'
import { problemWords } from '../../logic/problem-words.ts'
import { besideQr, done as doneStyle, qrPlace, steps, waitingPlace } from '../devices.css.ts'
import { Problem } from '../Problem.tsx'
import { StepBody } from '../StepBody.tsx'

type Shown =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'added'; readonly name: string | null }
  | { readonly kind: 'failed'; readonly words: string }

/** Shows the code that a new device scans, until one was let in. Closing it lets nobody in any more. */
export function AddDeviceDialog({ devices, onClose }: { devices: Devices; onClose: () => void }): ReactNode {
  const words = copy.add
  const [attempt, setAttempt] = useState(0)
  const shown = useOffer(devices, attempt)
  const end = (
    <Button variant={shown.kind === 'added' ? 'accent' : 'line'} onPress={onClose}>
      {shown.kind === 'added' ? words.done : words.close}
    </Button>
  )
  if (shown.kind === 'added') {
    return (
      <Dialog open onClose={onClose} title={words.addedTitle} width="small" actions={end}>
        <StepBody key="added" label={words.addedTitle}>
          <output className={doneStyle}>
            <CheckCircleIcon size={24} weight="fill" aria-hidden />
            {words.added(shown.name ?? copy.incoming.aDevice)}
          </output>
        </StepBody>
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.line} width="large" actions={end}>
      {shown.kind === 'failed' ? (
        <StepBody key="failed" label={words.title}>
          <Problem words={shown.words} />
          <div>
            <Button variant="ink" onPress={() => setAttempt((times) => times + 1)}>
              {words.again}
            </Button>
          </div>
        </StepBody>
      ) : (
        <div className={besideQr}>
          <div className={qrPlace}>
            {shown.kind === 'code' ? (
              <QrCode text={shown.text} label={words.code} />
            ) : (
              <div className={waitingPlace}>
                <Spinner label={words.preparing} showLabel />
              </div>
            )}
          </div>
          <StepBody isFirst label={words.title}>
            <ol className={steps}>
              {words.steps.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ol>
            <Text size="small">
              <strong>{words.noCamera}</strong> {words.noCameraLine}
            </Text>
            {shown.kind === 'code' ? <Spinner size={16} label={words.waiting} showLabel /> : null}
          </StepBody>
        </div>
      )}
    </Dialog>
  )
}

/** @param attempt Another number makes another code. */
function useOffer(devices: Devices, attempt: number): Shown {
  const reload = useReloadDevices()
  const [state, setState] = useState<{ readonly attempt: number; readonly shown: Shown }>()
  useEffect(() => {
    let isOver = false
    const show = (shown: Shown) => {
      if (!isOver) setState({ attempt, shown })
    }
    const offering = devices.offerPairing()
    const follow = async () => {
      try {
        const { text, finished } = await offering
        show({ kind: 'code', text })
        const { name } = await finished
        show({ kind: 'added', name })
        await reload()
      } catch (error) {
        if (isOver) return
        logWarning('No device was let in', error)
        show({ kind: 'failed', words: problemWords(error) })
      }
    }
    void follow()
    return () => {
      isOver = true
      offering.then(cancel, () => undefined)
    }
  }, [devices, attempt, reload])
  return state?.attempt === attempt ? state.shown : { kind: 'preparing' }
}

function cancel(offer: PairingOffer): void {
  offer.cancel()
}
