/** Lower case without accents, and umlauts however they are written: `Köln`, `Koeln` and `koln` are the same. */
export function foldSpelling(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<![aeiouyq])([aou])e/g, '$1')
}
