/** A command cannot do what it was asked. The message is one line that says what to do about it. */
export class CommandError extends Error {
  override name = 'CommandError'
}
