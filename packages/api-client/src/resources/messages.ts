import { messagesAnswerSchema, type GroupId, type Message } from '@umkreis/schemas'
import type { Http } from '../http.ts'

/** Which messages: the newest ones, or those around a sequence or after a revision. */
export type MessagesRange =
  | { readonly kind: 'newest' }
  | { readonly kind: 'before'; readonly sequence: number }
  | { readonly kind: 'after'; readonly sequence: number }
  | { readonly kind: 'afterRevision'; readonly revision: number }

/** Stored messages; `content` is sealed. New ones are sent and received through the hub. */
export interface MessagesResource {
  /** @param pageSize 1 to 200; default 50. */
  load(groupId: GroupId, range?: MessagesRange, pageSize?: number, signal?: AbortSignal): Promise<Message[]>
}

export function createMessagesResource(http: Http): MessagesResource {
  return {
    load: (groupId, range = { kind: 'newest' }, pageSize, signal) =>
      http.json('get', `groups/${encodeURIComponent(groupId)}/messages`, messagesAnswerSchema, {
        searchParams: { ...rangeParams(range), pageSize },
        ...(signal ? { signal } : {}),
      }),
  }
}

function rangeParams(range: MessagesRange): Record<string, number> {
  switch (range.kind) {
    case 'newest':
      return {}
    case 'afterRevision':
      return { afterRevision: range.revision }
    case 'before':
    case 'after':
      return { [range.kind]: range.sequence }
  }
}
