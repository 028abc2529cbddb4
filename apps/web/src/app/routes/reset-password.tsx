import { redirect, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../../shared/paths.ts'

export { ResetPasswordPage as Component } from '../../features/auth/ResetPasswordPage.tsx'

/** Without the id from the mail there is nothing to reset. */
export function loader({ request }: LoaderFunctionArgs): null {
  if (!new URL(request.url).searchParams.get('resetLinkId')) throw redirect(paths.login())
  return null
}
