import { drawPortrait, portraitFor, type PortraitParameters } from '@umkreis/theme'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { core, portrait } from './auth-frame.css.ts'
import { innerOrbit, narrowAngle, orbitAngle, orbitSize, outerOrbit } from './orbit.css.ts'

type Person = {
  readonly traits: PortraitParameters
  readonly degrees: number
  readonly narrowDegrees: number
  readonly share: number
}

const person = (
  seed: string,
  degrees: number,
  narrowDegrees: number,
  share: number,
  traits: Partial<PortraitParameters>,
): Person => ({
  traits: portraitFor(seed, traits),
  degrees,
  narrowDegrees,
  share,
})

/** In the middle stands who signs in; by their side those who could be found. Angles run clockwise from the right. */
const MIDDLE = portraitFor('johanna', {
  hair: 'bob',
  hairColor: 'copper',
  skin: 'rose',
  disc: 'mist',
  clothes: 'ink',
  beard: 'none',
  glasses: 'none',
})
const NEAR: readonly Person[] = [
  person('ines', 232, 261, 0.113, {
    hair: 'curls',
    hairColor: 'espresso',
    skin: 'bronze',
    disc: 'apricot',
    clothes: 'ink',
    beard: 'none',
    glasses: 'none',
  }),
  person('karim', 354, 217, 0.102, {
    hair: 'crop',
    hairColor: 'black',
    skin: 'amber',
    disc: 'blush',
    clothes: 'sea',
    beard: 'full',
    glasses: 'none',
  }),
  person('aylin', 110, 311, 0.102, {
    hair: 'long',
    hairColor: 'black',
    skin: 'peach',
    disc: 'tangerine',
    clothes: 'ink',
    beard: 'none',
    glasses: 'none',
  }),
]
const FAR: readonly Person[] = [
  person('tomasz', 288, 322, 0.089, {
    hair: 'side-part',
    hairColor: 'blond',
    skin: 'rose',
    disc: 'sage',
    clothes: 'orange',
    beard: 'none',
    glasses: 'round',
  }),
  person('leila', 190, 294, 0.094, {
    hair: 'top-bun',
    hairColor: 'black',
    skin: 'umber',
    disc: 'apricot',
    clothes: 'sea',
    beard: 'none',
    glasses: 'none',
  }),
  person('amina', 146, 120, 0.094, {
    hair: 'headscarf',
    skin: 'umber',
    disc: 'blush',
    clothes: 'orange',
    beard: 'none',
    glasses: 'none',
  }),
  person('matthias', 42, 60, 0.089, {
    hair: 'bald',
    hairColor: 'grey',
    skin: 'peach',
    disc: 'shell',
    clothes: 'ink',
    beard: 'full',
    glasses: 'round',
  }),
]

/** The people on the two circles, and the one in their middle. */
export default function CirclePeople(): ReactNode {
  return (
    <>
      {FAR.map((one) => (
        <Orbiting key={one.degrees} person={one} className={outerOrbit} />
      ))}
      {NEAR.map((one) => (
        <Orbiting key={one.degrees} person={one} className={innerOrbit} />
      ))}
      <div className={core}>
        <Portrait traits={MIDDLE} />
      </div>
    </>
  )
}

function Orbiting({
  person: { traits, degrees, narrowDegrees, share },
  className,
}: {
  person: Person
  className: string
}) {
  return (
    <div
      className={className}
      style={assignInlineVars({
        [orbitAngle]: `${degrees}deg`,
        [narrowAngle]: `${narrowDegrees}deg`,
        [orbitSize]: String(share),
      })}
    >
      <Portrait traits={traits} />
    </div>
  )
}

function Portrait({ traits }: { traits: PortraitParameters }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(drawPortrait(traits))}`
  return <img className={portrait} src={picture} alt="" width={96} height={96} />
}
