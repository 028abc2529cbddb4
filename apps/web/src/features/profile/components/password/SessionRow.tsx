import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile'
import { LaptopIcon } from '@phosphor-icons/react/dist/csr/Laptop'
import { Button, Tag, Text } from '@umkreis/design-system'
import type { OwnSession } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { passwordCopy } from './copy.ts'
import { LOCALE } from '../../../../shared/i18n/locale.ts'
import { disc, nameLine, row, words } from '../../../../shared/ui/device-rows.css.ts'

const copy = passwordCopy.sessions
const HANDHELD = /iPhone|iPad|Android/
const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' })

/** One sign-in: with what, when it was last used, and how to end it. The one in use is ended by “Log out”. */
export function SessionRow({
  session,
  isEnding,
  onEnd,
}: {
  session: OwnSession
  isEnding: boolean
  onEnd: (name: string) => void
}): ReactNode {
  const name = session.deviceName || copy.unnamed
  const when = WHEN.format(new Date(session.lastUsedAt))
  const Icon = HANDHELD.test(name) ? DeviceMobileIcon : LaptopIcon
  return (
    <li className={row}>
      <span className={disc}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={words}>
        <div className={nameLine}>
          <Text as="span" weight={600}>
            {name}
          </Text>
          {session.isThis ? <Tag>{copy.isThis}</Tag> : null}
        </div>
        <Text as="span" size="small" tone="muted">
          {session.isThis ? copy.usedNow : copy.lastUsed(when)}
        </Text>
      </div>
      {session.isThis ? null : (
        <Button
          variant="text"
          size={32}
          loading={isEnding}
          aria-label={copy.signOutNamed(name, when)}
          onPress={() => onEnd(name)}
        >
          {copy.signOut}
        </Button>
      )}
    </li>
  )
}
