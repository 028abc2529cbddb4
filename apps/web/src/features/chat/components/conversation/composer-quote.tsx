import type { ComposerProps } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import { copy } from '../../copy.ts'
import type { Composing } from '../../logic/composing.ts'
import { summaryOf } from '../../logic/message-summary.ts'

/** What the composer keeps in sight of the message that is answered or changed. */
export function quoteOf(
  composing: Composing,
  nameOf: (id: UserId) => string,
  onRemove: () => void,
): Pick<ComposerProps, 'quote'> {
  switch (composing.kind) {
    case 'new':
      return {}
    case 'reply':
      return {
        quote: {
          author: <bdi>{nameOf(composing.to.senderId)}</bdi>,
          text: <bdi>{summaryOf(composing.to.body, copy)}</bdi>,
          removeLabel: copy.cancelReply,
          onRemove,
        },
      }
    case 'edit':
      return {
        quote: {
          author: copy.editing,
          text: <bdi>{summaryOf(composing.message.body, copy)}</bdi>,
          removeLabel: copy.cancelEdit,
          onRemove,
        },
      }
  }
}
