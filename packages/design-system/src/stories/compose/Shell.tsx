import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import type { ReactNode } from 'react'
import { Avatar, Badge, CircleMark, CoverageRing, Inline, Stack, Text } from '../../index.ts'
import { pointOn } from '../../internal/arc.ts'
import { PEOPLE, portraitOf } from '../people.ts'
import {
  bottomBar,
  bottomBarFromTablet,
  bottomEntry,
  company,
  inner,
  main,
  orbit,
  orbitLines,
  outer,
  placed,
  rail,
  railCount,
  railEntry,
  railList,
  railWord,
  shell,
} from './compose.css.ts'

/** The places of the product, as its side list and its bottom bar name them. */
export type Place = 'Home' | 'Surround me' | 'Chat' | 'Admin'

const ICONS: Readonly<Record<Place, (filled: boolean) => ReactNode>> = {
  Home: (filled) => <HouseIcon size={24} weight={filled ? 'fill' : 'regular'} aria-hidden />,
  'Surround me': () => <CircleMark size={24} />,
  Chat: (filled) => <ChatCircleIcon size={24} weight={filled ? 'fill' : 'regular'} aria-hidden />,
  Admin: (filled) => <SlidersHorizontalIcon size={24} weight={filled ? 'fill' : 'regular'} aria-hidden />,
}
const PLACES = Object.keys(ICONS) as Place[]

/**
 * The frame that everyone lives in: side list on wide screens, bar at the bottom on narrow ones. `bar` takes the bar away
 * on phones, where something else is docked in its place.
 */
export function Shell({
  place,
  bar = true,
  children,
}: {
  place: Place
  bar?: boolean
  children: ReactNode
}): ReactNode {
  const entry = (each: Place, className: string, words: ReactNode) => (
    <a key={each} className={className} href={`#${each}`} aria-current={each === place ? 'page' : undefined}>
      {ICONS[each](each === place)}
      {words}
      {each === 'Chat' && className === railEntry ? (
        <span className={railCount}>
          <Badge count={5} label="5 unread messages" />
        </span>
      ) : null}
    </a>
  )
  return (
    <div className={shell}>
      <div className={rail}>
        <nav aria-label="Places">
          <p className={company}>
            <CircleMark size={32} tone="brand" />
            <span className={railWord}>Lindwerk</span>
          </p>
          <div className={railList}>
            {PLACES.map((each) => entry(each, railEntry, <span className={railWord}>{each}</span>))}
          </div>
        </nav>
        <Inline gap={12} wrap={false}>
          <Avatar name="Johanna Brandt" src={portraitOf('Johanna Brandt')} size={40} presence="online" />
          <Stack gap={0} className={railWord}>
            <Text size="small" weight={600}>
              Johanna Brandt
            </Text>
            <Text size="meta" tone="muted" lang="de">
              Produktleiterin
            </Text>
          </Stack>
        </Inline>
      </div>
      <main className={main}>{children}</main>
      <nav className={bar ? bottomBar : bottomBarFromTablet} aria-label="Places, below">
        {PLACES.map((each) => entry(each, bottomEntry, <span>{each}</span>))}
      </nav>
    </div>
  )
}

/** Somebody on a ring: which of the people, how far out in percent, at which angle, and what was found. */
export interface Placement {
  readonly person: number
  readonly radius: number
  readonly degrees: number
  readonly parts?: readonly boolean[]
}

/** People around a centre, the nearer the better they fit. */
export function Orbit({ people, children }: { people: readonly Placement[]; children: ReactNode }): ReactNode {
  return (
    <div className={orbit}>
      <svg className={orbitLines} viewBox="0 0 100 100" aria-hidden>
        <circle className={outer} cx="50" cy="50" r="44" vectorEffect="non-scaling-stroke" />
        <circle className={inner} cx="50" cy="50" r="27" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={placed} style={{ left: '50%', top: '50%' }}>
        {children}
      </div>
      {people.map(({ person, radius, degrees, parts }) => {
        const [x, y] = pointOn(50, 50, radius, degrees)
        const { name = '', src } = PEOPLE[person] ?? {}
        return (
          <div key={person} className={placed} style={{ left: `${x}%`, top: `${y}%` }}>
            {parts ? (
              <CoverageRing parts={parts} size={62}>
                <Avatar name={name} src={src} size={48} />
              </CoverageRing>
            ) : (
              <Avatar name={name} src={src} size={40} />
            )}
          </div>
        )
      })}
    </div>
  )
}
