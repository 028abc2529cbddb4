/** What a key means in the composer. `none`: whatever the field does with it. */
export type ComposerAction = 'send' | 'edit-last' | 'cancel' | 'none'

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
 * Reads a key: Enter sends and Shift+Enter starts a line, Up in an empty composer edits the last message, Escape ends
 * an answer or an edit. While an input method composes a word, Enter belongs to that word.
 */
export function readComposerKey(
  key: ComposerKey,
  composer: { readonly isEmpty: boolean; readonly hasContext: boolean },
): ComposerAction {
  if (key.isComposing || key.altKey || key.ctrlKey || key.metaKey || key.shiftKey) return 'none'
  if (key.key === 'Enter') return 'send'
  if (key.key === 'ArrowUp' && composer.isEmpty && !composer.hasContext) return 'edit-last'
  if (key.key === 'Escape' && composer.hasContext) return 'cancel'
  return 'none'
}
