import type { AnyRoute } from '../route.ts'

/** Every method of the API. */
export const routes: readonly AnyRoute[] = []
