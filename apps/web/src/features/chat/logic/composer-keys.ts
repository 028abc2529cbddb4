/** What a key means in the composer besides writing and sending. */
export type ComposerAction = 'edit-last' | 'cancel' | 'none'

/** A key as the browser reports it. */
export type ComposerKey = {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly isComposing: boolean
}

/**
 * Reads a key: Up in an empty composer edits the last own message, Escape ends an answer or an edit. While an input
 * method composes a word, every key belongs to that word.
 *
 * @param composer Whether nothing is written, and whether it answers or edits something.
 */
export function readComposerKey(
  key: ComposerKey,
  composer: { readonly isEmpty: boolean; readonly hasContext: boolean },
): ComposerAction {
  if (key.isComposing || key.altKey || key.ctrlKey || key.metaKey || key.shiftKey) return 'none'
  if (key.key === 'ArrowUp' && composer.isEmpty && !composer.hasContext) return 'edit-last'
  if (key.key === 'Escape' && composer.hasContext) return 'cancel'
  return 'none'
}
