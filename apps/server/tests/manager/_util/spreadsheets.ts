import { crc32, deflateRawSync } from 'node:zlib'

/** Makes a ZIP archive of deflated files, as spreadsheet programs do. */
export function zip(files: Record<string, string | Buffer>, forge: { crc?: number; flags?: number } = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes, { level: 1 })
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(forge.flags ?? 0, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(forge.crc ?? crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, Buffer.from(name)])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), Buffer.from([20, 0]), facts, place, Buffer.from(name)]),
    )
    parts.push(local, packed)
    offset += local.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

/** The files of a workbook whose sheets are given as XML. */
export function workbook(sheets: Record<string, string>, others: Record<string, string> = {}): Record<string, string> {
  const names = Object.keys(sheets)
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relations = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  return {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(Object.values(sheets).map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    ...others,
  }
}

/** A sheet as XML: each cell's text stands in it. */
export function sheet(rows: readonly (readonly string[])[]): string {
  const cell = (text: string, row: number, column: number) =>
    `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`
  return `<worksheet><sheetData>${rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cell(text, row, column)).join('')}</row>`)
    .join('')}</sheetData></worksheet>`
}

/** An order of numbers from 0 to 1 that is the same each time. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Damages a file in one of many ways: bytes changed, cut out, doubled, or the end lost. */
export function mutate(file: Buffer, random: () => number): Buffer {
  const copy = Buffer.from(file)
  const place = () => Math.floor(random() * copy.length)
  const kind = random()
  if (kind < 0.1) return copy.subarray(0, 1 + place())
  if (kind < 0.2) return Buffer.concat([copy.subarray(0, place()), copy.subarray(place())])
  const times = kind < 0.6 ? 1 : 1 + Math.floor(random() * 60)
  for (let count = 0; count < times; count += 1) {
    // Extremes are found in lengths and offsets, where they do the most.
    copy[place()] = random() < 0.4 ? (random() < 0.5 ? 0xff : 0) : Math.floor(random() * 256)
  }
  return copy
}
