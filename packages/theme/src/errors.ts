import type { ColorRefusal } from './color/parse-color.ts'

/** A brand that cannot be read. `field` names the colour, `value` is what stood there, `reason` why it is refused. */
export class ThemeError extends Error {
  readonly code = 'invalid-color'
  readonly field: string
  readonly value: unknown
  readonly reason: ColorRefusal

  constructor(field: string, value: unknown, reason: ColorRefusal) {
    super(`The colour "${field}" is not a hexadecimal colour such as #FF7941 (${reason}).`)
    this.name = 'ThemeError'
    this.field = field
    this.value = value
    this.reason = reason
  }
}
