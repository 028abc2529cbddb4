import { CommandIcon } from '@phosphor-icons/react/dist/csr/Command'
import { Avatar, Button, KeyHint, Link, Tooltip, VisuallyHidden } from '@umkreis/design-system'
import { media } from '@umkreis/design-system/tokens'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactElement, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { currentUserAtom } from '../../services/session.ts'
import { hasAppleKeys } from '../../shared/command-key.ts'
import { formatName } from '../../shared/format/format-name.ts'
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts'
import { paths } from '../../shared/paths.ts'
import { showPaletteAtom } from '../palette/palette-state.ts'
import { Logo } from './Logo.tsx'
import { isWithin, type NavigationEntry } from './navigation.ts'
import {
  count,
  entry,
  goAnywhere,
  goAnywhereKeys,
  list,
  person,
  personLine,
  personName,
  personWords,
  portrait,
  rail,
  railWords,
  spacer,
} from './shell.css.ts'
import { WaitingCount } from './WaitingCount.tsx'
import { copy } from './copy.ts'

/** The navigation of wide screens: logo, areas, oneself. Between 993 and 1199 px only icons, with the words as tooltips. */
export function SideList({ entries }: { entries: readonly NavigationEntry[] }): ReactNode {
  const { pathname } = useLocation()
  const user = useAtomValue(currentUserAtom)
  const isProfile = isWithin(pathname, paths.profile())
  return (
    <nav className={rail} aria-label={copy.areas}>
      <Logo place="rail" />
      <ul className={list}>
        {entries.map(({ label, spokenLabel, path, icon: Icon, counts }) => {
          const isHere = isWithin(pathname, path)
          return (
            <li key={path}>
              <NarrowTooltip text={label}>
                <Link
                  tone="plain"
                  href={path}
                  className={entry}
                  {...(isHere ? { 'aria-current': 'page' as const } : {})}
                >
                  <Icon size={20} weight={isHere ? 'fill' : 'regular'} />
                  <span className={railWords}>
                    {spokenLabel ? <Spoken shown={label} spoken={spokenLabel} /> : label}
                  </span>
                  {counts ? <WaitingCount of={counts} className={count} /> : null}
                </Link>
              </NarrowTooltip>
            </li>
          )
        })}
      </ul>
      <div className={spacer} />
      <GoAnywhere />
      <NarrowTooltip text={copy.profileOf(formatName(user))}>
        <Link
          tone="plain"
          href={paths.profile()}
          className={person}
          {...(isProfile ? { 'aria-current': 'page' as const } : {})}
        >
          <span className={portrait}>
            <Avatar name={formatName(user)} src={user.avatarUrl} size={40} />
          </span>
          <span className={`${personWords} ${railWords}`}>
            <span className={personLine}>{copy.profile}</span>
            <span className={personName}>{formatName(user)}</span>
            {user.position ? <span className={personLine}>{user.position}</span> : null}
          </span>
        </Link>
      </NarrowTooltip>
    </nav>
  )
}

/** The way to the command palette, with the keys that open it from anywhere. */
function GoAnywhere() {
  const showPalette = useSetAtom(showPaletteAtom)
  const keys = hasAppleKeys() ? '⌘K' : copy.control
  return (
    <NarrowTooltip text={copy.goAnywhereBy(keys)}>
      <Button
        variant="text"
        className={`${entry} ${goAnywhere}`}
        aria-haspopup="dialog"
        icon={<CommandIcon size={20} aria-hidden />}
        iconEnd={
          <span className={goAnywhereKeys}>
            <KeyHint drawn>{keys}</KeyHint>
          </span>
        }
        onPress={() => showPalette(true)}
      >
        <span className={railWords}>{copy.goAnywhere}</span>
      </Button>
    </NarrowTooltip>
  )
}

/** What an icon stands for, where the rail has no room for words. */
function NarrowTooltip({ text, children }: { text: string; children: ReactElement }) {
  const hasWords = useMediaQuery(media.from1200)
  if (hasWords) return children
  return (
    <Tooltip text={text} placement="right">
      {children}
    </Tooltip>
  )
}

/** A longer name for those who listen, that begins with what is seen. */
function Spoken({ shown, spoken }: { shown: string; spoken: string }) {
  return (
    <>
      {shown}
      <VisuallyHidden>{spoken.slice(shown.length)}</VisuallyHidden>
    </>
  )
}
