export function formatFigure(value: number): string {
  return value.toLocaleString('de-DE')
}
