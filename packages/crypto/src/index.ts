/**
 * End-to-end encryption: bytes in, bytes out, no I/O. The primitives stay private: nobody outside composes their own.
 *
 * @module @umkreis/crypto
 */
export { AttachmentError, type AttachmentProblem } from './attachments/errors.ts'
export { sealedAttachmentBytes } from './attachments/format.ts'
export { openAttachment, type AttachmentSecret } from './attachments/open.ts'
export { sealAttachment, type AttachmentSealing, type SealedAttachment } from './attachments/seal.ts'
export { openEnvelopes, type EnvelopeToOpen, type OpenResult } from './bulk/open-envelopes.ts'
export { sealEpochKeys, type EpochKeysToSeal } from './bulk/seal-epoch-keys.ts'
export { decodeBase64, decodeBase64Url, encodeBase64, encodeBase64Url, equalBytes, type Bytes } from './bytes.ts'
export {
  createAddGroupLink,
  createChangeGroupLink,
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
  type PictureHint,
  type Reaction,
  type SealedFile,
  type VoiceHint,
} from './envelope/body.ts'
export { decodeEnvelope, type Envelope, type EnvelopeHeader, type EnvelopeKind } from './envelope/envelope.ts'
export { NotARecipientError, StaleEditError } from './envelope/errors.ts'
export { decodeFanOut, isFanOut, type FanOutEnvelope, type FanOutHeader } from './envelope/fan-out-format.ts'
export {
  openFanOut,
  sealFanOut,
  type ExpectedFanOut,
  type FanOutContext,
  type FanOutReader,
  type FanOutRecipient,
  type OpenedFanOut,
} from './envelope/fan-out.ts'
export { openEnvelope, type AuthorDevice, type ExpectedEnvelope, type OpenedEnvelope } from './envelope/open.ts'
export { sealEdit, sealMessage, sealTombstone, type SealContext } from './envelope/seal.ts'
export { epochKeyRecipient, openEpochKey, sealEpochKey, type EpochKeyRecipient } from './epochs/epoch-box.ts'
export {
  CHAIN_SUITE,
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
export { MAX_DEVICE_NAME_LENGTH, openDeviceName, sealDeviceName } from './identity/device-name.ts'
export { MAX_NOTE_BYTES, openNote, sealNote } from './identity/note.ts'
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
export { PairingOfferError } from './pairing/errors.ts'
export type { IntroducedDevice } from './pairing/introduction.ts'
export {
  createPairingRequest,
  createPairingResponse,
  openPairingReveal,
  revealPairing,
  type PairingRequest,
  type PairingResponse,
} from './pairing/pairing-code.ts'
export {
  createPairingAnswer,
  createPairingOffer,
  parsePairingOffer,
  verifyPairingAnswer,
  type PairingOffer,
} from './pairing/pairing-offer.ts'
export type { AgreementKey } from './primitives/agreement.ts'
export { systemRandom, type RandomSource } from './primitives/random.ts'
export type { SigningKey } from './primitives/signature.ts'
export { createSafetyNumber, encodeSafetyCode, matchesSafetyCode, rootHash } from './safety/safety-number.ts'
