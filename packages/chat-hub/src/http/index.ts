/**
 * The server's end-to-end calls over HTTP, for programs that have no client of their own for them.
 *
 * @module @umkreis/chat-hub/http
 */
export { createE2eeApi, E2eeCallError, type E2eeApiOptions } from './create-e2ee-api.ts'
