import type { AnyRoute } from '../../route.ts'
import { checkDomainRoute } from './check-domain.ts'
import { deleteSingleSignOnRoute } from './delete-single-sign-on.ts'
import { finishSingleSignOnRoute } from './finish-single-sign-on.ts'
import { getSingleSignOnRoute } from './get-single-sign-on.ts'
import { putSingleSignOnRoute } from './put-single-sign-on.ts'
import { returnFromProviderRoute } from './return-from-provider.ts'
import { startSingleSignOnRoute } from './start-single-sign-on.ts'
import { testSingleSignOnRoute } from './test-single-sign-on.ts'

/** Signing in through an organisation's OpenID provider, and choosing that. */
export const singleSignOnRoutes: readonly AnyRoute[] = [
  startSingleSignOnRoute,
  returnFromProviderRoute,
  finishSingleSignOnRoute,
  getSingleSignOnRoute,
  putSingleSignOnRoute,
  deleteSingleSignOnRoute,
  testSingleSignOnRoute,
  checkDomainRoute,
]
