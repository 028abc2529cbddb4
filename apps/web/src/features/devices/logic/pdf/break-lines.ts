/**
 * Breaks text at its spaces into lines that fit. A word longer than a line has one to itself.
 *
 * @param width What a line may be long, in the unit of `measure`.
 */
export function breakLines(text: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line]
}
