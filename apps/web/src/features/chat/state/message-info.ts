import { atom } from 'jotai'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'

const shownBase = atom<ChatMessage | null>(null)

/** The message of which somebody wants to know who has got and read it. */
export const messageInfoAtom = atom((get) => get(shownBase))

/** Shows who has got and read a message; null closes that. */
export const showMessageInfoAtom = atom(null, (_get, set, message: ChatMessage | null) => set(shownBase, message))
