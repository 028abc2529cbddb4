/**
 * For programs without a browser: bots, bridges, tests on a server.
 *
 * @module @umkreis/chat-hub/node
 */
export { FileKeyStoreInUseError, openFileKeyStore, type FileKeyStore } from './file-key-store.ts'
