import {
  EncryptionNotReadyError,
  LastDeviceError,
  NoSuchDeviceError,
  PairingError,
  TooManyConflictsError,
  WrongRecoveryCodeError,
} from '@umkreis/chat-hub'
import { RecoveryCodeError, RecoveryNotSignedError } from '@umkreis/crypto'
import { describeFailure } from '../../../shared/form/describe-failure.ts'
import { copy } from '../copy.ts'

/** Says in one sentence, fit to be shown, why something about devices or the recovery code did not work. */
export function problemWords(error: unknown): string {
  if (error instanceof PairingError) return copy.problem.pairing[error.reason]
  if (error instanceof RecoveryCodeError) return copy.problem.code[error.problem]
  if (error instanceof WrongRecoveryCodeError) return copy.problem.wrongCode
  if (error instanceof RecoveryNotSignedError) return copy.problem.unprovenCode
  if (error instanceof EncryptionNotReadyError) return copy.problem.notReady
  if (error instanceof LastDeviceError) return copy.problem.lastDevice
  if (error instanceof NoSuchDeviceError) return copy.problem.noSuchDevice
  if (error instanceof TooManyConflictsError) return copy.problem.conflict
  return describeFailure(error)
}
