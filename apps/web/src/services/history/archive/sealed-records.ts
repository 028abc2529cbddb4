/** What stands beside a record unsealed: enough to know whether it is known already. */
export type RecordMark = { readonly version: number; readonly unreadable: number }

/** A record to be stored. */
export type RecordToPut = { readonly name: string; readonly value: Uint8Array<ArrayBuffer>; readonly mark: RecordMark }

/** What is written at once, or not at all. Names in `drop` are beginnings: everything so called is dropped. */
export type RecordsWrite = { readonly put: readonly RecordToPut[]; readonly drop: readonly string[] }

/** Records of bytes by name, sealed where they lie. */
export interface SealedRecords {
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** As `get`, for several at once: in their order, and all of one time. */
  getAll(names: readonly string[]): Promise<readonly (Uint8Array<ArrayBuffer> | undefined)[]>
  /** The marks of all records whose name begins so. */
  marks(prefix: string): Promise<ReadonlyMap<string, RecordMark>>
  write(write: RecordsWrite): Promise<void>
  /** Drops all records. */
  clear(): Promise<void>
  close(): void
}
