import { media, radius, vars } from '@umkreis/design-system/tokens'
import { createVar, keyframes, style } from '@vanilla-extract/css'
import { PANEL, size } from './auth-frame.css.ts'

/** Where on its ring a portrait stands, clockwise from the right. */
export const orbitAngle = createVar()
/** The same on a narrow screen, where only the top of the rings is seen. */
export const narrowAngle = createVar()
/** Its diameter as a share of the outer ring's. */
export const orbitSize = createVar()

const angle = createVar()

const ring = style({
  position: 'absolute',
  left: 0,
  top: 0,
  borderRadius: radius.full,
  transform: 'translate(-50%, -50%)',
})
export const outerRing = style([
  ring,
  {
    width: size,
    height: size,
    border: `2px solid color-mix(in srgb, color-mix(in srgb, ${vars.color.barSuccess} 60%, ${vars.color.onBar}) 66%, ${PANEL})`,
  },
])
export const innerRing = style([
  ring,
  { width: `calc(${size} * .672)`, height: `calc(${size} * .672)`, border: `2.5px solid ${vars.color.banner}` },
])

/** Who travels along a ring stays upright: turned with the ring, moved out, turned back. */
const place = (turn: string, distance: string) =>
  `translate(-50%, -50%) rotate(calc(${angle} + ${turn})) translateX(calc(${size} * ${distance})) rotate(calc(-1 * (${angle} + ${turn})))`

const arrive = (turn: string, distance: string) =>
  keyframes({
    from: { transform: place(turn, distance), opacity: 0 },
    '30%': { opacity: 1 },
    to: { transform: place('0deg', distance) },
  })

const orbit = style({
  position: 'absolute',
  left: 0,
  top: 0,
  width: `calc(${size} * ${orbitSize})`,
  height: `calc(${size} * ${orbitSize})`,
  borderRadius: radius.full,
  // The ring stops short of a face.
  vars: { [angle]: orbitAngle },
  '@media': {
    [media.belowDesktop]: {
      width: `calc(${size} * ${orbitSize} * 1.2)`,
      height: `calc(${size} * ${orbitSize} * 1.2)`,
      vars: { [angle]: narrowAngle },
    },
  },
  boxShadow: `0 0 0 5px color-mix(in srgb, ${vars.color.onBar} 6%, ${PANEL})`,
})

// The whole movement is over in four seconds: what moves longer beside a form would need a way to stop it.
export const outerOrbit = style([
  orbit,
  {
    transform: place('0deg', '.5'),
    '@media': { [media.moving]: { animation: `${arrive('-46deg', '.5')} 4s cubic-bezier(.16,.84,.24,1)` } },
  },
])
export const innerOrbit = style([
  orbit,
  {
    transform: place('0deg', '.336'),
    '@media': { [media.moving]: { animation: `${arrive('38deg', '.336')} 4s cubic-bezier(.16,.84,.24,1)` } },
  },
])
