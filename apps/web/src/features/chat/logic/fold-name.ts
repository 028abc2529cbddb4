/** How a name may be typed: "Müller" as "muller" and as "mueller". Without case and accents, each spelling once. */
export function spellingsOf(text: string): readonly string[] {
  const lower = text.toLowerCase().replaceAll('ß', 'ss')
  const bare = strip(lower)
  const spelled = strip(lower.normalize('NFC').replace(/[äöü]/g, (letter) => `${strip(letter)}e`))
  return bare === spelled ? [bare] : [bare, spelled]
}

function strip(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '')
}
