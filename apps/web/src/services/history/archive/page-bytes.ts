import type { GroupId } from '@umkreis/schemas'
import type { ChatMessage } from '../../conversation/chat-message.ts'
import type { HistoryPage } from './history-page.ts'

const LINE_END = '\n'.charCodeAt(0)
const COMMA = ','.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)
/** What each line begins with. */
const LINE_START = '{"sequence":'

/**
 * Writes a page of one group, which says the group once: in its name. JSON with a line for each message that begins with its
 * sequence, so that one can be read without the others.
 */
export function encodePage(page: HistoryPage): Uint8Array<ArrayBuffer> {
  const lines = page.map((message) => {
    const { groupId: _, sequence, ...rest } = message
    return JSON.stringify({ sequence, ...rest })
  })
  return new TextEncoder().encode(`[\n${lines.join(',\n')}\n]`)
}

/** Reads what {@link encodePage} wrote. What was sealed by this device is taken as it is. */
export function decodePage(groupId: GroupId, bytes: Uint8Array<ArrayBuffer>): HistoryPage {
  const messages = decodeJson(bytes) as Omit<ChatMessage, 'groupId'>[]
  return messages.map((message) => ({ ...message, groupId }))
}

/** Reads some messages of what {@link encodePage} wrote, and looks at the others only to pass them. */
export function decodeMessages(
  groupId: GroupId,
  bytes: Uint8Array<ArrayBuffer>,
  isWanted: (sequence: number) => boolean,
): HistoryPage {
  // Pages of an earlier version are one line.
  if (bytes[1] !== LINE_END) return decodePage(groupId, bytes).filter(({ sequence }) => isWanted(sequence))
  const found: ChatMessage[] = []
  const decoder = new TextDecoder()
  for (
    let start = 2, end = bytes.indexOf(LINE_END, start);
    end >= 0;
    start = end + 1, end = bytes.indexOf(LINE_END, start)
  ) {
    if (end === start || !isWanted(readNumber(bytes, start + LINE_START.length))) continue
    const line = bytes.subarray(start, bytes[end - 1] === COMMA ? end - 1 : end)
    found.push({ ...(JSON.parse(decoder.decode(line)) as Omit<ChatMessage, 'groupId'>), groupId })
  }
  return found
}

function readNumber(bytes: Uint8Array, start: number): number {
  let number = 0
  for (let at = start; ; at += 1) {
    const digit = (bytes[at] ?? 0) - ZERO
    if (digit < 0 || digit > 9) return number
    number = number * 10 + digit
  }
}

/** Writes anything that JSON takes. */
export function encodeJson(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value))
}

/** Reads what {@link encodeJson} wrote. */
export function decodeJson(bytes: Uint8Array<ArrayBuffer>): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}
