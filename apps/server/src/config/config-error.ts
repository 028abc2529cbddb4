/** A setting has a value it cannot take. The message is one line, fit to be printed: the variable and what it takes. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly variable: string

  constructor(variable: string, takes: string) {
    super(`${variable} ${takes}`)
    this.variable = variable
  }
}
