/** The most bytes of a voice message that is heard in its place: half an hour takes a quarter of them. */
export const VOICE_MAX_BYTES = 32 * 1024 * 1024

/** Bytes of a file's beginning that tell its kind. */
export const AUDIO_SIGNATURE_BYTES = 12

/** The kind of sound that a file is by its first bytes, whatever it is called; undefined for anything else. */
export function readAudioType(start: Uint8Array): string | undefined {
  const text = String.fromCharCode(...start.subarray(0, AUDIO_SIGNATURE_BYTES))
  if (text.startsWith('\x1aE\xdf\xa3')) return 'audio/webm'
  if (text.startsWith('OggS')) return 'audio/ogg'
  if (/^[\s\S]{4}ftyp/.test(text)) return 'audio/mp4'
  return undefined
}
