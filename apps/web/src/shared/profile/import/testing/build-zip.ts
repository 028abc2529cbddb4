/** A file of an archive as it is to be written; `claimed` is the unpacked size that the archive tells. */
export type ZipFile = {
  readonly path: string
  readonly content: Uint8Array | string
  readonly claimed?: number
  readonly flags?: number
}

const encoder = new TextEncoder()

/** Writes a ZIP archive with deflated files, as exports are; whatever it says of itself can be a lie. */
export async function buildZip(files: readonly ZipFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { path, content, claimed, flags = 0 } of files) {
    const plain = typeof content === 'string' ? encoder.encode(content) : content
    const packed = await deflate(plain)
    const name = encoder.encode(path)
    const size = claimed ?? plain.length
    const local = record(30, [
      [0, 4, 0x04034b50],
      [6, 2, flags],
      [8, 2, 8],
      [18, 4, packed.length],
      [22, 4, size],
      [26, 2, name.length],
    ])
    directory.push(
      record(46, [
        [0, 4, 0x02014b50],
        [8, 2, flags],
        [10, 2, 8],
        [20, 4, packed.length],
        [24, 4, size],
        [28, 2, name.length],
        [42, 4, at],
      ]),
      name,
    )
    pieces.push(local, name, packed)
    at += local.length + name.length + packed.length
  }
  const length = directory.reduce((sum, one) => sum + one.length, 0)
  const end = record(22, [
    [0, 4, 0x06054b50],
    [8, 2, files.length],
    [10, 2, files.length],
    [12, 4, length],
    [16, 4, at],
  ])
  return concat([...pieces, ...directory, end])
}

/** Markup of a word processor’s document with a paragraph for each line. */
export function buildDocument(lines: readonly string[]): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const paragraphs = lines.map(
    (line) => `<w:p w:rsidR="1"><w:r><w:t xml:space="preserve">${escape(line)}</w:t></w:r></w:p>`,
  )
  return `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${paragraphs.join('')}</w:body></w:document>`
}

function record(size: number, fields: readonly (readonly [at: number, bytes: number, value: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(size))
  for (const [at, bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
  }
  return new Uint8Array(view.buffer)
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function concat(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, one) => sum + one.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
