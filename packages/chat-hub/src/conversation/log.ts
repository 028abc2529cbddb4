/** Receives what is worth a line in a log. Facts never contain content or keys. */
export interface ConversationLog {
  /** Notes that something went wrong; `facts` are ids, counts and names of errors. */
  error(message: string, facts: Readonly<Record<string, unknown>>): void
}

/** Class of an error as a fact for a log: never its message, which may come from elsewhere. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
