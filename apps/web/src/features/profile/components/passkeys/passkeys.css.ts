import { space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** The button that adds a passkey, with what came of it beside or below. */
export const beginning = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })
