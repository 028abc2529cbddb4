/** `/app/chat`, and beside or over its conversation `/app/chat/group-details` with its parts. */
export { ChatPage as Component } from '../../features/chat/ChatPage.tsx'
export { GroupDetailsPart } from '../../features/chat/GroupDetailsPart.tsx'
