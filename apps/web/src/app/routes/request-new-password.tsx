export { RequestNewPasswordPage as Component } from '../../features/auth/RequestNewPasswordPage.tsx'
