import { HubProtocolError } from './errors.ts'

/**
 * Parses one record as JSON.
 *
 * @throws {HubProtocolError} `invalid-json`.
 */
export function parseJson(record: string): unknown {
  try {
    return JSON.parse(record)
  } catch (cause) {
    throw new HubProtocolError('invalid-json', { cause })
  }
}
