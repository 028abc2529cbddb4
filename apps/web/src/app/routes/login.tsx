export { SignInPage as Component } from '../../features/auth/SignInPage.tsx'
