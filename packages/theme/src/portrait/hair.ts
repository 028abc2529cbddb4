import type { HairColors } from './colors.ts'
import type { HairShape } from './parameters.ts'
import { circle, cloud, line, path } from './shape.ts'

/** One hair shape in its three layers; an empty string where a layer has nothing. */
export interface HairLayers {
  /** Behind shoulders, neck and head. */
  readonly back: string
  /** Over the head. */
  readonly front: string
  /** Over shoulders and everything else. */
  readonly over: string
  /** False where hair or cloth covers the ears. */
  readonly ears: boolean
}

type Painter = (hair: HairColors, cloth: HairColors, band: string) => HairLayers

const NOTHING = { back: '', front: '', over: '' }

/** The cap of hair over the skull; `hairline` is where it ends above the brows. */
function cap(top: number, hairline: number, sides: number): string {
  const shoulder = top + (sides - top) * 0.38
  return (
    `M32.4 ${sides}C31.6 ${shoulder} 37.4 ${top} 50 ${top}S68.4 ${shoulder} 67.6 ${sides}` +
    `C66.6 ${sides - 4.5} 65.9 ${hairline + 2.6} 64.6 ${hairline + 1.6}Q50 ${hairline - 1.6} 35.4 ${hairline + 1.6}C34.1 ${hairline + 2.6} 33.4 ${sides - 4.5} 32.4 ${sides}Z`
  )
}

const ARCH = 'M32.2 45C30.2 26 39 19.5 50 19.5S69.8 26 67.8 45C66.2 37.6 60.4 33.2 50 33.2S33.8 37.6 32.2 45Z'

const PAINTERS: Readonly<Record<HairShape, Painter>> = {
  bald: () => ({
    ...NOTHING,
    front: line('M40.2 33.2C42 31.4 44 30.4 46.4 30', '#fff', 1.6, 'opacity=".35"'),
    ears: true,
  }),

  crop: (hair) => ({ ...NOTHING, front: path(cap(22, 35.6, 44), hair.base), ears: true }),

  'side-part': (hair) => ({
    ...NOTHING,
    front:
      path(
        'M32.3 45.5C30 28.5 38.5 21.3 50.6 21.3C63.4 21.3 69.9 29.6 67.7 45.5C66.8 40.9 65.2 37.2 61.4 33.6C55.6 37.6 45.4 39 36.2 38.2C34.3 40 33.2 42.6 32.3 45.5Z',
        hair.base,
      ) + line('M61.2 33.4C62.4 30.6 62 27.8 60.2 25.6', hair.shade, 1.1),
    ears: true,
  }),

  quiff: (hair) => ({
    ...NOTHING,
    front:
      path(
        'M32.8 44C30.6 34 31.6 25.6 38.6 23.8C40.4 16.8 50.6 14.2 58 16.2C67 18.4 70.4 27.4 67.2 44C66.4 39.8 65.2 37 63 35.2C54 37 45.4 35.8 39.4 32.8C36 35.4 34 39.4 32.8 44Z',
        hair.base,
      ) + line('M43.2 27.6C46.4 22.6 52 20.6 58.4 21.6', hair.shade, 1.2),
    ears: true,
  }),

  curls: (hair) => ({
    ...NOTHING,
    back: cloud(
      [
        [50, 20.4, 10.8],
        [38.4, 23.6, 10.4],
        [61.6, 23.6, 10.4],
        [31.8, 32.6, 9.8],
        [68.2, 32.6, 9.8],
        [31.6, 42.4, 9.2],
        [68.4, 42.4, 9.2],
        [50, 32, 14],
      ],
      hair.base,
    ),
    front: path(ARCH, hair.base),
    ears: true,
  }),

  'short-curls': (hair) => ({
    ...NOTHING,
    front:
      cloud(
        [
          [36, 34, 4.9],
          [38.4, 28.2, 6.2],
          [45, 23.8, 6.6],
          [52.4, 22.6, 6.8],
          [59.6, 25.2, 6.4],
          [63.6, 30.8, 5.6],
          [65, 36.4, 3.9],
          [43, 31, 5.2],
          [50, 30.4, 5.6],
          [57, 31.2, 5.2],
        ],
        hair.base,
      ) + line('M41.4 28.6A3.6 3.6 0 0 1 46.6 26.4M50 29A3.8 3.8 0 0 1 55.6 27.4', hair.shade, 1.1),
    ears: true,
  }),

  bob: (hair) => ({
    ...NOTHING,
    back: path(
      'M27.6 45C27.6 29 36 20.2 50 20.2S72.4 29 72.4 45V60.4C72.4 65.2 69 68 64.6 68H35.4C31 68 27.6 65.2 27.6 60.4Z',
      hair.base,
    ),
    front:
      path(
        'M32.2 47C30.4 29 38 20.6 50 20.6S69.6 29 67.8 47C67.2 42 66.4 38.6 65 36.2C55.4 34.6 44.6 34.6 35 36.2C33.6 38.6 32.8 42 32.2 47Z',
        hair.base,
      ) + line('M50 34.6C50.6 30.6 50.4 27.6 49.4 24.6', hair.shade, 1),
    ears: false,
  }),

  long: (hair) => ({
    ...NOTHING,
    back: path('M28.2 46C28.2 29 36.6 19.8 50 19.8S71.8 29 71.8 46V84H28.2Z', hair.base),
    front:
      path(
        'M31.4 50C29.6 30 38 20.4 50 20.4S70.4 30 68.6 50C67.8 42.4 64.6 35.6 58.8 31.2C53.4 37.8 43 42.4 34 43.4C32.8 45.4 32 47.6 31.4 50Z',
        hair.base,
      ) + line('M58.6 31C60 28.6 60 26.4 58.8 24.2', hair.shade, 1),
    ears: false,
  }),

  waves: (hair) => ({
    ...NOTHING,
    back: path(
      'M50 19.4C36.4 19.4 28.6 27.4 28.4 39C24.6 43 24.4 48.6 27 52.4C23.6 57 24 62.6 27.2 66C25.4 71.6 28.4 77.4 34 78.6H66C71.6 77.4 74.6 71.6 72.8 66C76 62.6 76.4 57 73 52.4C75.6 48.6 75.4 43 71.6 39C71.4 27.4 63.6 19.4 50 19.4Z',
      hair.base,
    ),
    front:
      path(
        'M31.6 49C29 30 38 20 50 20S71 30 68.4 49C66.6 46 66.8 42.4 65.4 40C60.6 39.4 53.6 36.6 49.2 30.8C45.6 36.6 39.8 39.6 34.8 40.2C33.2 42.6 33.4 46 31.6 49Z',
        hair.base,
      ) + line('M49.2 30.8C48.8 28.4 49 26 49.8 23.8', hair.shade, 1),
    ears: false,
  }),

  'top-bun': (hair) => ({
    ...NOTHING,
    back: circle(50, 15.4, 9.4, hair.base),
    front:
      path(
        'M32.3 46C30 28.6 38.6 21.8 50 21.8S70 28.6 67.7 46C66.2 39.4 59.8 34.4 50 34.4S33.8 39.4 32.3 46Z',
        hair.base,
      ) + line('M43.6 22.8C47.6 24.4 52.4 24.4 56.4 22.8', hair.shade, 1.3),
    over: '',
    ears: true,
  }),

  plait: (hair, _cloth, band) => ({
    back: path(
      'M29.8 44C29.8 28.6 37.6 20.4 50 20.4S70.2 28.6 70.2 44C70.2 51 68.4 57 66 61H34C31.6 57 29.8 51 29.8 44Z',
      hair.base,
    ),
    front:
      path(
        'M32 48C29.8 29.4 38.4 20.8 50 20.8S70.2 29.4 68 48C67 41 63.4 35.4 56.4 31.8C47.8 33.4 39 37.2 34.6 42.6C33.4 44 32.6 46 32 48Z',
        hair.base,
      ) + line('M56.2 31.8C57.4 29.6 57.6 27 56.6 24.4', hair.shade, 1),
    over:
      cloud(
        [
          [69, 59.4, 4.6],
          [70.4, 66, 4.8],
          [70.2, 72.8, 4.6],
          [69.2, 79.2, 4.2],
        ],
        hair.base,
      ) +
      line('M66.4 61.4L71.8 64.2M74 68L68 70.4M66.6 74.4L72.2 77.2', hair.shade, 1.1) +
      path('M66 82.2H71.6V84.6H66Z', band) +
      path('M66.4 84.4H71.2C72 87 71 89.6 68.4 91.4C66.6 89.4 65.8 87 66.4 84.4Z', hair.base),
    ears: false,
  }),

  headscarf: (_hair, cloth) => ({
    back: path(
      'M50 17.6C34.6 17.6 26 27.6 26 42.4C26 54 25.4 65 20.6 74.6C30 78.4 70 78.4 79.4 74.6C74.6 65 74 54 74 42.4C74 27.6 65.4 17.6 50 17.6Z',
      cloth.base,
    ),
    front: path(
      'M50 18.4C36 18.4 27.6 28 27.6 43C27.6 58 36 70 50 70S72.4 58 72.4 43C72.4 28 64 18.4 50 18.4ZM50 28.2C59.6 28.2 65.6 35 65.6 45C65.6 56.6 59 65.2 50 65.2S34.4 56.6 34.4 45C34.4 35 40.4 28.2 50 28.2Z',
      cloth.base,
      'fill-rule="evenodd"',
    ),
    over:
      path('M29.6 64C36 67.4 64 67.4 70.4 64C73.8 76 65 84.4 50 84.4S26.2 76 29.6 64Z', cloth.base) +
      line('M33.6 71.6C42 79.4 57 79.6 65.4 73M30.6 38C32 29.6 37 24.4 43.6 22.6', cloth.shade, 1.2),
    ears: false,
  }),
}

/** Draws one hair shape. `cloth` colours a headscarf, `band` the tie of a plait. */
export function paintHair(shape: HairShape, hair: HairColors, cloth: HairColors, band: string): HairLayers {
  return PAINTERS[shape](hair, cloth, band)
}
