import { ButtonLink, Card, Heading, showToast, Spinner, Stack, Text } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Devices, devicesAtom } from '../../services/conversation/devices.ts'
import { useObserved } from '../../services/conversation/use-observed.ts'
import { parseReturnTo, paths } from '../../shared/paths.ts'
import { AfterCode } from './components/open/AfterCode.tsx'
import { EnterCode } from './components/open/EnterCode.tsx'
import { LetInByDevice } from './components/open/LetInByDevice.tsx'
import { StartOver } from './components/open/StartOver.tsx'
import { page } from './components/open/open.css.ts'
import { copy } from './copy.ts'

type Way = 'device' | 'code' | 'over'

/** Where a device that reads nothing yet is let in: by another device, by the recovery code, or by starting over. */
export function OpenMessagesPage(): ReactNode {
  const devices = useAtomValue(devicesAtom)
  return (
    <div className={page}>
      <Heading level={1}>{copy.open.title}</Heading>
      {devices ? <Content devices={devices} /> : <Preparing />}
    </div>
  )
}

function Content({ devices }: { devices: Devices }) {
  const words = copy.open
  const state = useObserved(devices.state)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const returnTo = parseReturnTo(search.get('returnTo')) ?? paths.chat()
  // Named when it is tried: messages may be open before its end is told.
  const [way, setWay] = useState<Way>('device')
  const isClosed = state !== 'ready' && state !== 'preparing'
  const [wasClosed, setWasClosed] = useState(isClosed)
  if (isClosed && !wasClosed) setWasClosed(true)
  const isOpened = state === 'ready' && wasClosed
  useEffect(() => {
    if (!isOpened || way === 'code') return
    showToast({ message: way === 'over' ? words.over.done : words.opened })
    void navigate(returnTo, { replace: true })
  }, [isOpened, way, words, navigate, returnTo])

  if (state === 'preparing') return <Preparing />
  if (state === 'ready') {
    if (isOpened && way === 'code')
      return <AfterCode devices={devices} onDone={() => void navigate(returnTo, { replace: true })} />
    return (
      <Stack gap={16}>
        <output>{words.opened}</output>
        <Text tone="muted">{words.openedLine}</Text>
        <div>
          <ButtonLink variant="accent" href={returnTo}>
            {words.toChat}
          </ButtonLink>
        </div>
      </Stack>
    )
  }
  return (
    <>
      <Text tone="muted" reading>
        {words.because[state]}
      </Text>
      <Card as="section">
        <LetInByDevice devices={devices} onTry={() => setWay('device')} />
      </Card>
      <Card as="section">
        <EnterCode devices={devices} onTry={() => setWay('code')} />
      </Card>
      <StartOver devices={devices} onTry={() => setWay('over')} />
    </>
  )
}

function Preparing() {
  return (
    <Stack gap={16}>
      <Spinner label={copy.open.preparing} showLabel />
      <Text tone="muted">{copy.open.preparingLine}</Text>
    </Stack>
  )
}
