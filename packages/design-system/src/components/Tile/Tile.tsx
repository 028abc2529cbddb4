import type { ReactNode } from 'react'
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link as AriaLink } from 'react-aria-components/Link'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  changes,
  figure as figureStyle,
  foot,
  head,
  icon as iconStyle,
  label as labelStyle,
  tile,
  waiting,
} from './Tile.css.ts'
import { LOADING } from '../../internal/labels.ts'

/**
 * How a figure has moved. `value` is written as it shall be read, unit and all (`"12 %"`); `direction` draws the arrow
 * and `directionLabel` says it to those who listen (`"up"`); `meaning` colours it, since more is not always better.
 */
export interface TileChange {
  value: ReactNode
  direction: 'up' | 'down' | 'same'
  directionLabel: string
  meaning?: 'good' | 'bad' | 'neutral'
}

/**
 * {@link Tile}: `figure` is written as it shall be read. With `href` or `onPress` the whole tile is one link or button,
 * so its `icon` and `note` hold nothing to press.
 */
export interface TileProps {
  label: ReactNode
  figure?: ReactNode
  change?: TileChange
  note?: ReactNode
  icon?: ReactNode
  tone?: 'surface' | 'wash'
  loading?: boolean
  loadingLabel?: string
  href?: string
  onPress?: () => void
  disabled?: boolean
}

const ARROWS = { up: ArrowUpIcon, down: ArrowDownIcon, same: ArrowRightIcon } as const

/** One figure that matters, what it counts, and how it has moved. */
export function Tile({ tone = 'surface', href, onPress, disabled, ...content }: TileProps): ReactNode {
  if (href !== undefined) {
    return (
      <AriaLink className={tile({ tone, pressable: true })} href={href} onPress={onPress} isDisabled={disabled}>
        <TileContent {...content} />
      </AriaLink>
    )
  }
  if (onPress) {
    return (
      <AriaButton className={tile({ tone, pressable: true })} onPress={onPress} isDisabled={disabled}>
        <TileContent {...content} />
      </AriaButton>
    )
  }
  return (
    <div className={tile({ tone })}>
      <TileContent {...content} />
    </div>
  )
}

function TileContent({
  label,
  figure,
  change,
  note,
  icon,
  loading,
  loadingLabel = LOADING,
}: Pick<TileProps, 'label' | 'figure' | 'change' | 'note' | 'icon' | 'loading' | 'loadingLabel'>): ReactNode {
  return (
    <>
      <span className={head}>
        <span className={labelStyle}>{label}</span>
        {icon ? <span className={iconStyle}>{icon}</span> : null}
      </span>
      {loading ? (
        <span className={waiting}>
          <VisuallyHidden>{loadingLabel}</VisuallyHidden>
        </span>
      ) : (
        <span className={figureStyle}>{figure}</span>
      )}
      {change || note ? (
        <span className={foot}>
          {change && !loading ? <Change {...change} /> : null}
          {note ? <span>{note}</span> : null}
        </span>
      ) : null}
    </>
  )
}

function Change({ value, direction, directionLabel, meaning = 'neutral' }: TileChange): ReactNode {
  const Arrow = ARROWS[direction]
  return (
    <span className={changes[meaning]}>
      <Arrow size={14} weight="bold" aria-hidden />
      <VisuallyHidden>{directionLabel} </VisuallyHidden>
      {value}
    </span>
  )
}
