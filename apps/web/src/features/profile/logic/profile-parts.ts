import { paths } from '../../../shared/paths.ts'

/** The pages of the profile. */
export type ProfilePart = 'account' | 'password' | 'support'

/** Where each page of the profile is. */
export const PART_PATHS: Readonly<Record<ProfilePart, string>> = {
  account: paths.profile(),
  password: paths.profile('password'),
  support: paths.profile('support'),
}

/** Which page of the profile an address shows. */
export function partAt(pathname: string): ProfilePart {
  if (pathname.startsWith(PART_PATHS.password)) return 'password'
  return pathname.startsWith(PART_PATHS.support) ? 'support' : 'account'
}
