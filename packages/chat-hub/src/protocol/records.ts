import { HubProtocolError } from './errors.ts'

/** The character that ends every record of the text protocol: U+001E, which JSON never contains unescaped. */
export const RECORD_SEPARATOR = '\u001E'

/**
 * Splits a text that holds only whole records (rule RC1). One WebSocket message may carry several.
 *
 * @returns The records without their end marks, in order; none for an empty text.
 * @throws {HubProtocolError} `incomplete-record` if the last record has no end mark.
 */
export function splitRecords(text: string): string[] {
  const records = text.split(RECORD_SEPARATOR)
  if (records.pop() !== '') throw new HubProtocolError('incomplete-record')
  return records
}

/** Joins records into one text, each followed by its end mark (rule RC1). */
export function joinRecords(records: readonly string[]): string {
  return records.length === 0 ? '' : `${records.join(RECORD_SEPARATOR)}${RECORD_SEPARATOR}`
}
