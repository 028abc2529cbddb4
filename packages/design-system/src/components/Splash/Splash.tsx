import type { ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { arcs, disc1, disc2, name as nameStyle, splash } from './Splash.css.ts'
import { LOADING } from '../../internal/labels.ts'

/** The whole screen while the product gathers what it needs: in the company's colours, with its name when known. */
export function Splash({ name, label = LOADING }: { name?: string; label?: string }): ReactNode {
  return (
    <div className={splash}>
      <svg className={arcs} viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <circle className={disc1} cx="400" cy="400" r="320" />
        <circle className={disc2} cx="400" cy="400" r="180" />
      </svg>
      <Spinner size={56} label={label} />
      {name ? <p className={nameStyle}>{name}</p> : null}
    </div>
  )
}
