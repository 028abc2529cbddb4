import { useState, type ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import {
  arc1,
  arc2,
  avatar,
  besideDot,
  discTone,
  letters,
  picture,
  presence as presenceStyle,
  presenceState,
  rim,
  size as sizes,
} from './Avatar.css.ts'
import { discOf, initialsOf } from './initials.ts'

/** Diameter in pixels. */
export type AvatarSize = 20 | 24 | 32 | 36 | 40 | 48 | 56 | 80 | 96 | 120

/**
 * {@link Avatar}: `src` is the picture; without one, or when it does not load, the initials stand on two arcs.
 * Beside the written name it is decoration; where it stands alone, `label` says who it is and whether they are there.
 */
export interface AvatarProps {
  name: string
  src?: string | null
  size?: AvatarSize
  presence?: 'online' | 'away'
  label?: string
}

/** A person: their picture or initials, and whether they are there. */
export function Avatar({ name, src, size = 40, presence, label }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      className={classNames(avatar, sizes[size])}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {src && failed !== src ? (
        <img
          className={classNames(picture, presence && besideDot[size])}
          src={src}
          alt=""
          width={size}
          height={size}
          draggable={false}
          onError={() => setFailed(src)}
        />
      ) : (
        <Initials name={name} isSmall={size < 32} className={classNames(picture, presence && besideDot[size])} />
      )}
      {presence ? <span className={classNames(presenceStyle[size], presenceState[presence])} /> : null}
    </span>
  )
}

/** In a small disc the letters take the room of the arcs, so that they can still be read. */
function Initials({ name, isSmall, className }: { name: string; isSmall: boolean; className: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 56 56" aria-hidden>
      <circle className={discTone[discOf(name)]} cx="28" cy="28" r="28" />
      {isSmall ? null : (
        <g strokeWidth="1.5">
          <circle className={arc1} cx="28" cy="76" r="39" />
          <circle className={arc2} cx="28" cy="76" r="32" />
        </g>
      )}
      <circle className={rim} cx="28" cy="28" r="27.5" />
      <text
        className={letters}
        x="28"
        y={isSmall ? 28 : 25}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={isSmall ? 25 : 18}
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}
