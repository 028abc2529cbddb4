/** A number as it is written where the words around it are these. */
export function formatFigure(value: number): string {
  return value.toLocaleString('en-GB')
}
