import type { ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import {
  content,
  disc1,
  disc2,
  disc3,
  discs,
  dot,
  line1,
  line2,
  lines,
  look as looks,
  picture,
  size as sizes,
} from './Banner.css.ts'

/**
 * {@link Banner}: the children are the logo (an `img` or `svg` of any shape), the name, or both. `quiet` is the small band
 * without the company's colour.
 */
export interface BannerProps {
  look?: 'brand' | 'quiet'
  size?: 'small' | 'large'
  children?: ReactNode
}

/** The company's colour with its two lines around a centre at the lower edge, right third; they never touch the logo. */
export function Banner({ look = 'brand', size = 'large', children }: BannerProps): ReactNode {
  return (
    <div className={classNames(looks[look], sizes[size])}>
      {look === 'brand' ? (
        <div className={discs}>
          <Picture>
            <circle className={disc1} cx="350" cy="196" r="250" />
            <circle className={disc2} cx="350" cy="196" r="172" />
            <circle className={disc3} cx="350" cy="196" r="92" />
          </Picture>
        </div>
      ) : null}
      <div className={lines}>
        <Picture>
          {look === 'brand' ? (
            <>
              <circle className={line2.brand} cx="350" cy="196" r="211" />
              <circle className={line1.brand} cx="350" cy="196" r="152" />
            </>
          ) : (
            <>
              <circle className={line2.quiet} cx="410" cy="88" r="128" />
              <circle className={line1.quiet} cx="410" cy="88" r="84" />
              <circle className={dot} cx="410" cy="88" r="16" />
            </>
          )}
        </Picture>
      </div>
      <div className={content}>{children}</div>
    </div>
  )
}

function Picture({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg className={picture} viewBox="0 0 560 176" strokeWidth="2.5" aria-hidden>
      {children}
    </svg>
  )
}
