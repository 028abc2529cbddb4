// Every name is listed: this is the front door. The transport stays private, so that no call bypasses session and checks.
export { createApiClient, type ApiClient, type ApiClientOptions } from './create-api-client.ts'
export {
  ApiError,
  ApiNetworkError,
  ApiProblemError,
  ApiShapeError,
  ApiTimeoutError,
  UserDataError,
  statusOf,
} from './errors.ts'
export { createExclusiveLock, type ExclusiveLock } from './locks.ts'
export type { AuthResource, RegistrationWay } from './resources/auth.ts'
export type { CustomFieldsResource } from './resources/custom-fields.ts'
export type { GroupsResource } from './resources/groups.ts'
export type { LooksResource } from './resources/looks.ts'
export type { MessagesRange, MessagesResource } from './resources/messages.ts'
export type { SearchRequest, UsersResource } from './resources/users.ts'
export type { Session, SessionEnd } from './session.ts'
export {
  SESSION_KEYS,
  createLocalTokenStore,
  createMemoryTokenStore,
  type StorageArea,
  type StorageEvents,
  type StoreListener,
  type StoredSession,
  type TokenStore,
} from './token-store.ts'
