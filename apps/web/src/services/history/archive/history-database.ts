import type { DBSchema } from 'idb'
import type { RecordMark } from './sealed-records.ts'

/** One record as it lies there. */
export type SealedValue = { readonly nonce: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer }

/** A person's archive in IndexedDB. */
export interface HistoryDatabase extends DBSchema {
  /** The key under which everything is sealed, and whose archive it is. */
  own: { key: 'key' | 'token'; value: CryptoKey | string }
  values: { key: string; value: SealedValue }
  marks: { key: string; value: RecordMark }
}

/** The version of its stores. */
export const HISTORY_VERSION = 1

/** The name of a person's archive on this device. */
export function historyDatabaseName(owner: string): string {
  return `umkreis-history-${owner}`
}

/** Seals one record with AES-GCM. */
export async function sealRecord(key: CryptoKey, name: string, value: Uint8Array<ArrayBuffer>): Promise<SealedValue> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  return { nonce, sealed: await crypto.subtle.encrypt(algorithm(nonce, name), key, value) }
}

/** Opens one record. @throws {OperationError} If it was changed, or stands under another name. */
export async function unsealRecord(
  key: CryptoKey,
  name: string,
  { nonce, sealed }: SealedValue,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt(algorithm(nonce, name), key, sealed))
}

/** The name is sealed in, so that records can't trade places. */
function algorithm(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) }
}

/** All names that begin so. */
export function beginningWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)
}
