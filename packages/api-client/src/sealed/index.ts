// The calls that only a chat needs, apart from those with which somebody signs in. Every name is listed: this is a front door.
export type { AttachmentsResource } from './attachments.ts'
export type { E2eeResource } from './e2ee.ts'
export { withSealedResources, type SealedApiClient } from './with-sealed-resources.ts'
