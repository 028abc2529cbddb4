// End-to-end encryption: bytes in, bytes out, no I/O. The primitives stay private: nobody outside composes their own.
export { decodeBase64, encodeBase64, encodeBase64Url, equalBytes, type Bytes } from './bytes.ts'
export {
  createAddGroupLink,
  createFirstGroupLink,
  createFreshGroupLink,
  type GroupSigner,
  type NewGroupLink,
} from './chains/create-group-links.ts'
export { createFirstUserLink, createNextUserLink, createResetUserLink } from './chains/create-user-links.ts'
export {
  AddNotAllowedError,
  ChainError,
  ChainForkError,
  ChainOrderError,
  ChainRollbackError,
  KeyCommitmentError,
  NotAMemberError,
  RecoveryNotSignedError,
  ResetSinceError,
  RosterMismatchError,
  UnknownDeviceError,
} from './chains/errors.ts'
export {
  checkGroupPin,
  extendGroupChain,
  memberAt,
  pinGroupChain,
  requireAuthorDevice,
  requireEpoch,
  type EpochRecord,
  type GroupChain,
  type GroupPin,
  type RosterChange,
} from './chains/group-chain.ts'
export {
  decodeGroupLink,
  type EpochKind,
  type GroupLink,
  type GroupLinkBody,
  type HistoryPolicy,
} from './chains/group-link.ts'
export { rosterEntryOf, type RosterEntry, type RosterRole } from './chains/roster.ts'
export {
  activeDevices,
  checkUserPin,
  extendUserChain,
  headHash,
  isResetSince,
  pinUserChain,
  verifyUserChain,
  type DeviceRecord,
  type UserChain,
  type UserPin,
} from './chains/user-chain.ts'
export { decodeUserLink, type UserLink, type UserLinkBody } from './chains/user-link.ts'
export {
  MAX_TEXT_LENGTH,
  parseMessageBody,
  type Attachment,
  type Mention,
  type MessageBody,
  type Reaction,
} from './envelope/body.ts'
export { decodeEnvelope, type Envelope, type EnvelopeHeader, type EnvelopeKind } from './envelope/envelope.ts'
export { StaleEditError } from './envelope/errors.ts'
export { openEnvelope, type ExpectedEnvelope, type OpenedEnvelope } from './envelope/open.ts'
export { sealEdit, sealMessage, sealTombstone, type SealContext } from './envelope/seal.ts'
export { openEpochKey, sealEpochKey } from './epochs/epoch-box.ts'
export {
  createEpochSecret,
  createEpochSource,
  findEpochKey,
  type EpochSecret,
  type EpochSource,
} from './epochs/epoch-source.ts'
export {
  ArgumentError,
  CryptoError,
  DecryptionError,
  FormatError,
  MismatchError,
  MissingKeyError,
  RecoveryCodeError,
  SignatureError,
  UnknownVersionError,
  type CryptoSubject,
} from './errors.ts'
export {
  createDeviceKeys,
  deviceKeysFromSeed,
  type DeviceKeys,
  type DeviceKind,
  type DevicePublicKeys,
} from './identity/device.ts'
export { createRecoveryCode, parseRecoveryCode, recoveryDeviceFromCode } from './identity/recovery-code.ts'
export {
  createUserKey,
  openPreviousUserKey,
  openUserKeyWithDevice,
  sealPreviousUserKey,
  sealUserKeyToDevice,
  userKeyFromSeed,
  type UserKey,
} from './identity/user-key.ts'
export type { AgreementKey } from './primitives/agreement.ts'
export { systemRandom, type RandomSource } from './primitives/random.ts'
export type { SigningKey } from './primitives/signature.ts'
