/** `/app/open-messages`. */
export { OpenMessagesPage as Component } from '../../features/devices/OpenMessagesPage.tsx'
