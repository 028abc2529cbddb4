/** The way into the search in one's own messages from outside the chat. */
export { openHistorySearchAtom } from './state/history-search.ts'
