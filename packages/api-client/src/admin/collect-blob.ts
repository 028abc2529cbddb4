/** Gathers bytes as they come into a file to be saved. */
export async function collectBlob(bytes: AsyncIterable<Uint8Array<ArrayBuffer>>, type: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of bytes) parts.push(part)
  return new Blob(parts, { type })
}
