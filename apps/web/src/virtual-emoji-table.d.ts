declare module 'virtual:emoji-table' {
  /** An emoji, its group, its English name and words, its German ones, and the same in five colours of skin, if any. */
  type EmojiRow = readonly [
    emoji: string,
    group: number,
    name: string,
    words: string,
    germanName: string,
    germanWords: string,
    ...tones: string[],
  ]
  const rows: readonly EmojiRow[]
  export default rows
}
