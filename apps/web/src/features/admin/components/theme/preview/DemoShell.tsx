import { Avatar, Badge, CircleMark } from '@umkreis/design-system'
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { ListIcon } from '@phosphor-icons/react/dist/csr/List'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { UserIcon } from '@phosphor-icons/react/dist/csr/User'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { looksAtom } from '../../../../../services/looks.ts'
import { JOHANNA } from './demo-content.ts'
import * as css from './demo-shell.css.ts'
import type { ScreenProps } from './ThemePreview.tsx'

const AREAS = [
  { id: 'home', label: 'Home', icon: <HouseIcon size={20} /> },
  { id: 'surroundMe', label: 'Surround me', icon: <CircleMark size={20} /> },
  { id: 'chat', label: 'Chat', icon: <ChatCircleIcon size={20} /> },
  { id: 'admin', label: 'Admin', icon: <SlidersHorizontalIcon size={20} /> },
] as const

/** The frame around a member's screens, as it is at the width of the device. */
export function DemoShell({
  device,
  scheme,
  organisation,
  current,
  children,
}: ScreenProps & { current: (typeof AREAS)[number]['id']; children: ReactNode }): ReactNode {
  if (device === 'phone') {
    return (
      <div className={css.phone}>
        <div className={css.topBar}>
          <Logo organisation={organisation} scheme={scheme} />
          <ListIcon size={24} />
        </div>
        <div className={css.phoneMain}>{children}</div>
        <div className={css.bottomBar}>
          <span className={css.bottomEntry[current === 'surroundMe' ? 'here' : 'elsewhere']}>
            <CircleMark size={24} />
          </span>
          <span className={css.bottomEntry.elsewhere}>
            <SlidersHorizontalIcon size={24} />
          </span>
          <span className={css.bottomEntry[current === 'chat' ? 'here' : 'elsewhere']}>
            <ChatCircleIcon size={24} weight={current === 'chat' ? 'fill' : 'regular'} />
          </span>
          <span className={css.bottomEntry.elsewhere}>
            <UserIcon size={24} />
          </span>
        </div>
      </div>
    )
  }
  return (
    <div className={css.desktop}>
      <div className={css.rail}>
        <Logo organisation={organisation} scheme={scheme} />
        <div className={css.areas}>
          {AREAS.map(({ id, label, icon }) => (
            <span key={id} className={css.area[id === current ? 'here' : 'elsewhere']}>
              {icon}
              {label}
              {id === 'chat' ? (
                <span className={css.count}>
                  <Badge count={5} label="" />
                </span>
              ) : null}
            </span>
          ))}
        </div>
        <div className={css.self}>
          <Avatar name={JOHANNA.name} src={JOHANNA.src} size={36} presence="online" />
          <span>
            <span className={css.selfName}>{JOHANNA.name}</span>
            <span className={css.selfLine}>{JOHANNA.line}</span>
          </span>
        </div>
      </div>
      <div className={css.main}>{children}</div>
    </div>
  )
}

function Logo({ organisation, scheme }: Pick<ScreenProps, 'organisation' | 'scheme'>) {
  const { url, darkUrl } = useAtomValue(looksAtom).smallLogo
  const shown = (scheme === 'dark' ? darkUrl : undefined) ?? url
  return (
    <span className={css.logo}>
      {shown ? <img className={css.logoPicture} src={shown} alt="" /> : <CircleMark size={32} tone="brand" />}
      <span className={css.logoName}>{organisation}</span>
    </span>
  )
}
