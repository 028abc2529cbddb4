import type { Hex } from './color.ts'

/**
 * Why a text is not a colour here: nothing in it; a word such as `red`; transparency (`#RGBA`, `#RRGGBBAA`); a number of
 * digits that no colour has; other signs than hexadecimal digits.
 */
export type ColorRefusal = 'empty' | 'name' | 'alpha' | 'length' | 'digits'

/** What {@link parseColor} made of a text. `expanded` says that three digits were doubled to six. */
export type ParsedColor =
  | { readonly kind: 'color'; readonly color: Hex; readonly expanded: boolean }
  | { readonly kind: 'refused'; readonly reason: ColorRefusal }

/**
 * Reads `#RRGGBB`, and `#RGB` by doubling each digit, in any case. Spaces around it and a missing hash are forgiven.
 * Transparency is refused: what shows through could make anything unreadable.
 */
export function parseColor(text: string): ParsedColor {
  const written = text.trim()
  const digits = written.replace(/^#/, '').toUpperCase()
  if (digits === '') return refused('empty')
  if (!/^[0-9A-F]+$/.test(digits)) return refused(/^[\p{L} -]+$/u.test(written) ? 'name' : 'digits')
  if (digits.length === 6) return { kind: 'color', color: `#${digits}`, expanded: false }
  if (digits.length === 3) return { kind: 'color', color: `#${digits.replaceAll(/./g, '$&$&')}`, expanded: true }
  return refused(digits.length === 4 || digits.length === 8 ? 'alpha' : 'length')
}

function refused(reason: ColorRefusal): ParsedColor {
  return { kind: 'refused', reason }
}
