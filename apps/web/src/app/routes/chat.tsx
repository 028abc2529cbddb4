import type { ReactNode } from 'react'
import { ChatPage } from '../../features/chat/ChatPage.tsx'

export { GroupDetailsPart } from '../../features/chat/GroupDetailsPart.tsx'

const loadScanner = async () => (await import('../../features/matching/PersonScanner.tsx')).PersonScanner

/** `/app/chat`, and beside or over its conversation `/app/chat/group-details` with its parts. */
export function Component(): ReactNode {
  return <ChatPage loadScanner={loadScanner} />
}
