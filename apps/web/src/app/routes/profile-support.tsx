/** `/app/profile/support`. */
export { SupportPage as Component } from '../../features/profile/SupportPage.tsx'
