import { recipe } from '@vanilla-extract/recipes'
import { media, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const tag = recipe({
  base: {
    ...typeStyle('small', 500),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    maxWidth: '100%',
    paddingBlock: space[4],
    paddingInline: space[12],
    borderRadius: radius.full,
    color: color.text,
    overflowWrap: 'anywhere',
    // Beside others of its kind a tag ends only where its ground does, and forced colours draw none.
    '@media': { [media.forced]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  },
  variants: {
    tone: {
      wash: { background: color.wash },
      line: { background: color.surface, boxShadow: `inset 0 0 0 1.5px ${color.halo}` },
      accent: { background: color.accentWash },
      surface: { background: color.surface, boxShadow: vars.elevation[2] },
    },
  },
})
