import type { TextPart } from '../split-text.ts'

/** A stretch of a line: words, an address, a name, code, or any of these with weight or slant. */
export type Inline =
  | TextPart
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly parts: readonly Inline[] }

/** One entry of a list; `number` is the one that its author wrote. */
export type ListItem = { readonly number: number | null; readonly blocks: readonly Block[] }

/** A part of a message that stands below the one before it. Its lines keep their breaks and spaces as they were written. */
export type Block =
  | { readonly kind: 'lines'; readonly parts: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly ListItem[] }
