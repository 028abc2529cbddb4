import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { Button, Heading, Stack, Text } from '@umkreis/design-system'
import { type ReactNode, useState } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { copy } from '../../copy.ts'
import { actions } from '../devices.css.ts'
import { StepBody } from '../StepBody.tsx'
import { CompareCode } from './CompareCode.tsx'
import { ScanCode } from './ScanCode.tsx'

type Way = 'none' | 'scan' | 'compare'

/** A device that reads already lets this one in: by its camera, or by comparing a code. */
export function LetInByDevice({ devices, onTry }: { devices: Devices; onTry: () => void }): ReactNode {
  const words = copy.open.device
  const [way, setWay] = useState<Way>('none')
  const [wasElsewhere, setWasElsewhere] = useState(false)
  const go = (next: Way) => {
    onTry()
    setWasElsewhere(true)
    setWay(next)
  }
  return (
    <Stack gap={16}>
      <Heading level={2} size="title">
        {words.title}
      </Heading>
      {way === 'none' ? (
        <StepBody key="none" label={words.title} isFirst={!wasElsewhere}>
          <Text size="small" tone="muted">
            {words.line}
          </Text>
          <div className={actions}>
            <Button variant="accent" icon={<CameraIcon size={18} />} onPress={() => go('scan')}>
              {words.scan}
            </Button>
            <Button variant="text" onPress={() => go('compare')}>
              {words.compare}
            </Button>
          </div>
        </StepBody>
      ) : null}
      {way === 'scan' ? <ScanCode devices={devices} onStop={() => go('none')} onCompare={() => go('compare')} /> : null}
      {way === 'compare' ? <CompareCode devices={devices} onStop={() => go('none')} /> : null}
    </Stack>
  )
}
