/** The same list with one entry moved by one place; as it was where that is beyond its end. */
export function moveWithin<T>(list: readonly T[], from: number, by: 1 | -1): readonly T[] {
  const entry = list[from]
  const other = list[from + by]
  if (entry === undefined || other === undefined) return list
  return list.map((one, place) => (place === from ? other : place === from + by ? entry : one))
}
