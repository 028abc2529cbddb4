/** `/app/chat`. */
export { ChatPage as Component } from '../../features/chat/ChatPage.tsx'
