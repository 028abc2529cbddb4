/** `/app/profile/password`. */
export { PasswordPage as Component } from '../../features/profile/PasswordPage.tsx'
