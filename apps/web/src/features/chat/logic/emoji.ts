/** What can be answered with one press, in the order in which it is offered. */
export const QUICK_REACTIONS = ['👍', '❤️', '👏', '😄', '🎉', '✅'] as const

/** One of the reactions that are drawn as icons. */
export type QuickReaction = (typeof QUICK_REACTIONS)[number]

const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3/u
const LETTERS = /[\p{L}\p{Nd}]/u
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Whether a text that somebody sent as a reaction is one emoji: anything else could say or cover things in its place. */
export function isEmoji(text: string): boolean {
  if (!PICTOGRAPH.test(text)) return false
  const graphemes = [...segmenter.segment(text)]
  // Digits belong to key caps alone; combining towers on a pictograph would cover what stands around it.
  return graphemes.length === 1 && !/\p{Mn}/u.test(sameEmoji(text)) && (!LETTERS.test(text) || text.endsWith('\u20E3'))
}

/** The same emoji with and without its colour selector is one reaction. */
export function sameEmoji(emoji: string): string {
  return emoji.replaceAll('\uFE0F', '')
}
