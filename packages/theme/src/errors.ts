/**
 * A brand that cannot be read. `field` names the colour, `value` is what stood there.
 */
export class ThemeError extends Error {
  readonly code = 'invalid-color'
  readonly field: string
  readonly value: unknown

  constructor(field: string, value: unknown) {
    super(`The colour "${field}" is not a hexadecimal colour such as #FF7941.`)
    this.name = 'ThemeError'
    this.field = field
    this.value = value
  }
}
