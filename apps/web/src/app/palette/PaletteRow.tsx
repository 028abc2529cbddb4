import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { ArrowElbowDownLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowElbowDownLeft'
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { Avatar, BusyRing, CircleMark, Marked } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, type ReactNode } from 'react'
import { schemeAtom } from '../../services/scheme.ts'
import { formatName } from '../../shared/format/format-name.ts'
import { copy } from './copy.ts'
import { typedRanges } from './match.ts'
import type { PaletteOption } from './options.ts'
import * as styles from './palette.css.ts'

type PaletteRowProps = {
  readonly id: string
  readonly option: PaletteOption
  readonly typed: string
  readonly isActive: boolean
  readonly isStarting: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

/** One line of the palette: what it is, and what Enter does with it. */
export function PaletteRow({ id, option, typed, isActive, isStarting, onPoint, onChoose }: PaletteRowProps): ReactNode {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, whose keys do the same
    <div
      ref={row}
      id={id}
      className={styles.row}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option holds only text
      role="option"
      aria-selected={isActive}
      // The caret stays where one types.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      <RowContent option={option} typed={typed} />
      <span className={styles.effect} aria-hidden>
        {isStarting ? <BusyRing /> : <RowEffect option={option} />}
      </span>
    </div>
  )
}

function RowContent({ option, typed }: { option: PaletteOption; typed: string }) {
  switch (option.kind) {
    case 'person': {
      const { person } = option
      const name = formatName(person)
      const line = [person.position, person.city].filter((part) => part !== '').join(' / ')
      return (
        <>
          <Avatar name={name} src={person.avatarUrl} size={40} />
          <span className={styles.words}>
            <span className={styles.name}>
              <Marked look="bold" text={name} ranges={typedRanges(name, typed)} />
            </span>
            {line ? (
              <span className={styles.line}>
                <Marked look="bold" text={line} ranges={typedRanges(line, typed)} />
              </span>
            ) : null}
          </span>
        </>
      )
    }
    case 'command': {
      const { label, icon: Icon } = option.command
      return (
        <>
          <span className={styles.disc}>
            <Icon size={20} />
          </span>
          <span className={styles.label}>
            <Marked look="bold" text={label} ranges={typedRanges(label, typed)} />
          </span>
          <CurrentScheme option={option} />
        </>
      )
    }
    case 'ask':
      return (
        <>
          <span className={styles.warmDisc}>
            <CircleMark size={20} />
          </span>
          <span className={styles.words}>
            <span className={styles.question}>
              {copy.ask}: {option.question}
            </span>
            <span className={styles.line}>{copy.askLine}</span>
          </span>
        </>
      )
    case 'retry':
      return (
        <>
          <span className={styles.disc}>
            <ArrowClockwiseIcon size={20} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{copy.peopleFailed}</span>
            <span className={styles.line}>{copy.retry}</span>
          </span>
        </>
      )
  }
}

/** Marks the colour scheme that is chosen now. */
function CurrentScheme({ option }: { option: Extract<PaletteOption, { kind: 'command' }> }) {
  const scheme = useAtomValue(schemeAtom)
  const { effect } = option.command
  if (effect.kind !== 'choose-scheme' || effect.scheme !== scheme) return null
  return (
    <span className={styles.current}>
      <CheckIcon size={14} weight="bold" aria-hidden />
      {copy.current}
    </span>
  )
}

/** What Enter does, shown on the line that it would do it with. */
function RowEffect({ option }: { option: PaletteOption }) {
  return (
    <>
      {option.kind === 'person' ? (
        <>
          <ChatCircleIcon size={16} />
          <span className={styles.effectWords}>{copy.chat}</span>
        </>
      ) : null}
      <ArrowElbowDownLeftIcon className={styles.enter} size={16} />
    </>
  )
}
