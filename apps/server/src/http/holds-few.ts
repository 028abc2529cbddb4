/** Whether an input, such as a body of JSON, holds so many values at most, itself and however deep they lie. */
export function holdsFew(input: unknown, most: number): boolean {
  const values = [input]
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at]
    const held: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : []
    if (values.length + held.length > most) return false
    values.push(...held)
  }
  return true
}
