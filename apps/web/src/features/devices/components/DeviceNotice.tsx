import { LockKeyIcon } from '@phosphor-icons/react/dist/csr/LockKey'
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Button, ButtonLink, IconButton, Text } from '@umkreis/design-system'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Devices } from '../../../services/conversation/devices.ts'
import { useObserved } from '../../../services/conversation/use-observed.ts'
import { focusWhenLost } from '../../../shared/focus/focus-when-lost.ts'
import { paths } from '../../../shared/paths.ts'
import { copy } from '../copy.ts'
import { useRestingPointer } from '../hooks/use-resting-pointer.ts'
import { banner, bannerIcon, bannerMore, bannerWords } from './devices.css.ts'
import { SaveCodeDialog } from './recovery/SaveCodeDialog.tsx'

/**
 * A calm line above every screen: messages are closed on this device, or the recovery code waits to be saved. It can be put
 * off until the page is loaded anew.
 *
 * @param hasRoom The place of the line is kept free, so that nothing moves when it comes.
 */
export function DeviceNotice({ devices, hasRoom }: { devices: Devices; hasRoom: boolean }): ReactNode {
  const words = copy.save
  const { pathname, search } = useLocation()
  const state = useObserved(devices.state)
  const here = useObserved(devices.code)
  const [isOpen, setOpen] = useState(false)
  const [putOff, setPutOff] = useState<ReadonlySet<'closed' | 'unsaved'>>(new Set())
  const notice = useRef<HTMLElement>(null)

  const isClosed = state !== 'ready' && state !== 'preparing'
  const kind = isClosed ? 'closed' : state === 'ready' && here.kind === 'unsaved' ? 'unsaved' : undefined
  const isThere = pathname === paths.openMessages()
  const isWanted = kind !== undefined && !isThere && (!putOff.has(kind) || isOpen)
  const isResting = useRestingPointer(isWanted && !hasRoom)
  const isKnown = isClosed || (state === 'ready' && here.kind !== 'unknown')
  // A place that is no longer empty keeps no room: nothing comes.
  if (!isWanted) return isKnown ? <span hidden /> : null
  if (!hasRoom && !isResting) return null

  const leave = (end: () => void) => {
    const around = notice.current?.closest('main')
    end()
    focusWhenLost(() => around)
  }
  return (
    <aside ref={notice} className={banner} aria-label={isClosed ? words.closed : words.banner}>
      {isClosed ? (
        <LockKeyIcon className={bannerIcon} size={20} aria-hidden />
      ) : (
        <KeyIcon className={bannerIcon} size={20} aria-hidden />
      )}
      <Text as="span" size="small" className={bannerWords}>
        <strong>{isClosed ? words.closed : words.banner}</strong>
        {isClosed ? null : <span className={bannerMore}> {words.bannerLine}</span>}
      </Text>
      {isClosed ? (
        <ButtonLink size={32} variant="ink" href={paths.openMessages({ returnTo: `${pathname}${search}` })}>
          {words.open}
        </ButtonLink>
      ) : (
        <Button size={32} variant="ink" onPress={() => setOpen(true)}>
          {words.action}
        </Button>
      )}
      <IconButton
        size={32}
        label={words.later}
        icon={<XIcon size={18} />}
        onPress={() => leave(() => setPutOff((others) => new Set([...others, kind])))}
      />
      {isOpen && here.kind === 'unsaved' ? (
        <SaveCodeDialog
          code={here.code}
          devices={devices}
          onClose={(isSaved) => (isSaved ? leave(() => setOpen(false)) : setOpen(false))}
        />
      ) : null}
    </aside>
  )
}
