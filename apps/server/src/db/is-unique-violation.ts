/** Whether a statement failed because a unique index already had such a row. */
export function isUniqueViolation(error: unknown, indexName: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint_name: name } = current as { code?: unknown; constraint_name?: unknown }
    if (code === '23505' && name === indexName) return true
  }
  return false
}
