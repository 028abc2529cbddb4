import { Button, Dialog, showToast } from '@umkreis/design-system'
import type { GroupMember } from '@umkreis/schemas'
import { type ReactNode, useRef, useState } from 'react'
import type { Trust } from '../../../../services/conversation/trust.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { useProblemToast } from '../../hooks/use-problem-toast.ts'
import { copy } from './copy.ts'
import { NoSafetyNumber } from './NoSafetyNumber.tsx'
import { SafetyNumberView } from './SafetyNumberView.tsx'
import { ScanStep } from './ScanStep.tsx'
import { useSafetyNumber } from './use-safety-number.ts'

/** Lets two people make sure that nobody stands between them: by the camera, or by comparing digits. */
export function SafetyNumberDialog({
  person,
  trust,
  onClose,
  onBack,
}: {
  person: GroupMember
  trust: Trust
  onClose: () => void
  onBack?: () => void
}): ReactNode {
  const { userId } = person
  const name = formatName(person)
  const { state, verification, retry } = useSafetyNumber(trust, userId)
  const [step, setStep] = useState<'number' | 'scan' | 'no-fit'>('number')
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const tellProblem = useProblemToast()

  const change = async (work: () => Promise<void>) => {
    // The camera sees a code again and again.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await work()
    } catch (problem) {
      tellProblem(copy.changeFailed, problem)
    }
    setBusy(false)
    isUnderWay.current = false
  }
  const setVerified = (isVerified: boolean) =>
    change(async () => {
      await trust.setVerified(userId, isVerified)
      showToast({ message: isVerified ? copy.nowVerified(name) : copy.unverified })
    })
  const compare = (scanned: string) =>
    change(async () => {
      const fits = await trust.compare(userId, scanned)
      setStep(fits ? 'number' : 'no-fit')
      if (fits) showToast({ message: copy.nowVerified(name) })
    })

  const backButton = onBack ? (
    <Button variant="text" onPress={onBack}>
      {copy.back}
    </Button>
  ) : null

  if (step !== 'number') {
    return (
      <ScanStep
        name={name}
        doesFit={step === 'scan'}
        onText={(text) => void compare(text)}
        onAgain={() => setStep('scan')}
        onDigits={() => setStep('number')}
        onClose={onClose}
      />
    )
  }
  if (state.kind !== 'loaded') {
    return <NoSafetyNumber name={name} state={state} back={backButton} onRetry={retry} onClose={onClose} />
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.numberTitle(name)}
      description={verification === 'changed' ? undefined : copy.numberWhy(name)}
      actions={
        <>
          {backButton}
          {verification === 'verified' ? (
            <Button variant="text" loading={isBusy} onPress={() => void setVerified(false)}>
              {copy.unverify}
            </Button>
          ) : (
            <>
              <Button loading={isBusy} onPress={() => void setVerified(true)}>
                {copy.theyMatch}
              </Button>
              <Button variant="accent" onPress={() => setStep('scan')}>
                {copy.scan}
              </Button>
            </>
          )}
        </>
      }
    >
      <SafetyNumberView name={name} number={state.number} verification={verification} />
    </Dialog>
  )
}
