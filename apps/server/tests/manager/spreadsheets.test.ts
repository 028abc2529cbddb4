import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SpreadsheetReader } from '../../src/services/spreadsheets/spreadsheet-reader.ts'
import { mutate, seeded, sheet, workbook, zip } from './_util/spreadsheets.ts'

let reader: SpreadsheetReader
beforeAll(() => {
  // What a busy machine takes its time for is no bomb.
  reader = new SpreadsheetReader(60_000)
})
afterAll(() => reader[Symbol.asyncDispose]())

const read = (file: Buffer, name = 'team.xlsx') => reader.read(name, file)
const emailsOf = async (file: Buffer, name?: string) =>
  (await read(file, name)).filter(({ reason }) => reason === undefined).map(({ value }) => value)
const refusalOf = async (file: Buffer, name?: string) =>
  read(file, name).then(
    () => 'was read',
    (error: Error) => error.message,
  )

const ROWS = {
  Engenharia: [
    ['Name', 'E-mail'],
    ['Ana', 'a.figueiredo@lindwerk.example'],
    ['Rui', 'R.Tavares@Lindwerk.example'],
    ['Joana', 'joana.pires lindwerk.example'],
    ['Ana', 'a.figueiredo@lindwerk.example'],
  ],
  Vertrieb: [['k.lopes@lindwerk.example'], ['mailto:i.santana@lindwerk.example'], ['someone@nowhere']],
}
const FOUND = [
  'a.figueiredo@lindwerk.example',
  'r.tavares@lindwerk.example',
  'k.lopes@lindwerk.example',
  'i.santana@lindwerk.example',
]
const DAMAGED = 'The file is damaged and can’t be read. Save it again in your spreadsheet program and try once more'
const TOO_LARGE =
  'The file is too large or too complicated to be read. Copy the column with the addresses into a new file and try again'
const NO_SPREADSHEET =
  'This is not a spreadsheet, whatever its name says. Save it as .xlsx in your spreadsheet program and try again'
const xlsx = (others?: Record<string, string>) =>
  zip(workbook({ Engenharia: sheet(ROWS.Engenharia), Vertrieb: sheet(ROWS.Vertrieb) }, others))
function xls(): Buffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(ROWS)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
}

describe.each([
  ['team.xlsx', xlsx()],
  ['team.xls', xls()],
])('the addresses of %s', (name, file) => {
  it('are found on every sheet and in every column, each once', async () => {
    expect(await emailsOf(file, name)).toEqual(FOUND)
  })

  it('are told apart from what was meant to be one, with row, sheet and reason', async () => {
    expect((await read(file, name)).slice(0, 3)).toEqual([
      {
        sheet: 'Engenharia',
        row: 4,
        times: 1,
        value: 'joana.pires lindwerk.example',
        reason: 'No @ in the address',
      },
      { sheet: 'Vertrieb', row: 3, times: 1, value: 'someone@nowhere', reason: 'No domain behind the @' },
      { sheet: 'Engenharia', row: 2, times: 2, value: 'a.figueiredo@lindwerk.example' },
    ])
  })
})

describe('a cell', () => {
  it.each([
    ['Vera Lind &lt;v.lind@a.example&gt;', ['v.lind@a.example'], []],
    ['a@b.example; c@d.example, e@f.example', ['a@b.example', 'c@d.example', 'e@f.example'], []],
    ['vera lind@a.example', [], ['A space in the address']],
    ['@a.example', [], ['Nothing in front of the @']],
    ['a@b', [], ['No domain behind the @']],
    [`${'x'.repeat(300)}@a.example`, [], ['Too long for an address']],
  ])('with %o', async (text, emails, reasons) => {
    const found = await read(zip(workbook({ S: sheet([[text]]) })))
    expect(found.filter(({ reason }) => !reason).map(({ value }) => value)).toEqual(emails)
    expect(found.flatMap(({ reason }) => reason ?? [])).toEqual(reasons)
  })

  it('with a formula counts as what it last came to, and is never run', async () => {
    const cells =
      '<row r="1"><c r="A1" t="str"><f>WEBSERVICE("http://127.0.0.1/"&amp;A2)</f><v>made@formula.example</v></c></row>'
    const file = zip(workbook({ S: `<worksheet><sheetData>${cells}</sheetData></worksheet>` }))
    expect(await emailsOf(file)).toEqual(['made@formula.example'])
  })
})

describe('a file that is none to be read', () => {
  const one = workbook({ S: sheet([['a@b.example']]) })
  const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
  it.each<[string, string, Buffer, string]>([
    ['with another ending', 'team.csv', xlsx(), 'Only .xlsx and .xls files can be read'],
    ['with two endings', 'team.xlsx.exe', xlsx(), 'Only .xlsx and .xls files can be read'],
    ['without a byte', 'team.xlsx', Buffer.alloc(0), 'The file is empty'],
    ['of text', 'team.xlsx', Buffer.from('a@b.example'), NO_SPREADSHEET],
    ['of a web page', 'team.xls', Buffer.from('<html><table><td>a@b.example</td></table></html>'), NO_SPREADSHEET],
    ['of a picture', 'team.xlsx', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), NO_SPREADSHEET],
    ['of an archive', 'team.xlsx', zip({ 'readme.xml': '<x/>' }), NO_SPREADSHEET],
    ['of a text document', 'team.xlsx', zip({ 'word/document.xml': '<x>a@b.example</x>' }), NO_SPREADSHEET],
    ['cut off', 'team.xlsx', xlsx().subarray(0, 700), DAMAGED],
    ['with a wrong checksum', 'team.xlsx', zip(one, { crc: 1 }), DAMAGED],
    [
      'with external entities',
      'team.xlsx',
      zip({ ...one, 'xl/sharedStrings.xml': `${entity}<sst>&e;</sst>` }),
      DAMAGED,
    ],
    [
      'with its XML in UTF-16',
      'team.xlsx',
      zip({ ...one, 'xl/styles.xml': Buffer.from('\uFEFF<x/>', 'utf16le') } as never),
      DAMAGED,
    ],
    [
      'with macros',
      'team.xlsx',
      xlsx({ 'xl/vbaProject.bin': 'x' }),
      'The file contains macros. Save it as .xlsx without them and try again',
    ],
    [
      'with a password on its archive',
      'team.xlsx',
      zip(one, { flags: 1 }),
      'The file is protected by a password. Save it without one and try again',
    ],
    [
      'without an address',
      'team.xlsx',
      zip(workbook({ S: sheet([['Name'], ['Ana']]) })),
      'No e-mail addresses were found in this file',
    ],
    ['without a cell', 'team.xlsx', zip(workbook({ S: sheet([]) })), 'No e-mail addresses were found in this file'],
    ['over 5 MB', 'team.xlsx', Buffer.alloc(5 * 1024 * 1024 + 1), TOO_LARGE],
  ])('%s', async (_what, name, file, message) => {
    expect(await refusalOf(file, name)).toBe(message)
  })

  it('with a password on an .xls or on a package within one', async () => {
    const start = Buffer.from('d0cf11e0a1b11ae1', 'hex')
    const file = Buffer.concat([
      start,
      Buffer.alloc(504),
      Buffer.from('EncryptedPackage', 'utf16le'),
      Buffer.alloc(512),
    ])
    for (const name of ['team.xlsx', 'team.xls']) expect(await refusalOf(file, name)).toMatch(/^The file is protected/)
  })
})

describe('a file that would be too much', () => {
  const memory = () => process.memoryUsage().rss / 2 ** 20

  it('is refused when it unpacks to gigabytes, or to a little at a time thousands of times', async () => {
    const before = memory()
    const one = workbook({ S: sheet([['a@b.example']]) })
    const bomb = zip({ ...one, 'xl/sharedStrings.xml': Buffer.alloc(100 * 2 ** 20, 'x') } as never)
    expect(bomb.length).toBeLessThan(2 ** 20)
    expect(await refusalOf(bomb)).toBe(TOO_LARGE)
    const megabyte = `<x>${' '.repeat(2 ** 20)}</x>`
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`xl/worksheets/more${index}.xml`, megabyte]),
    )
    expect(await refusalOf(zip({ ...one, ...many }))).toBe(TOO_LARGE)
    const files = Object.fromEntries(Array.from({ length: 2500 }, (_, index) => [`f${index}`, '']))
    expect(await refusalOf(zip({ ...one, ...files }))).toBe(TOO_LARGE)
    // Besides what the test itself holds of its bombs.
    expect(memory() - before).toBeLessThan(700)
  })

  it('is refused with a million rows, and with one cell at the far end of a sheet', async () => {
    const rows = Array.from(
      { length: 1_000_000 },
      (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>1</v></c></row>`,
    )
    const file = zip(workbook({ S: `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>` }))
    expect(file.length).toBeLessThan(5 * 1024 * 1024)
    expect(await refusalOf(file)).toBe(TOO_LARGE)
    const far = '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'
    await using impatient = new SpreadsheetReader()
    await expect(impatient.read('team.xlsx', zip(workbook({ S: far })))).rejects.toThrow(
      /too large|damaged|No e-mail addresses/,
    )
  })

  it('is refused with more than 10,000 addresses, and read with as many', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => [`p${index}@many.example`])
    expect(await emailsOf(zip(workbook({ S: sheet(rows(10_000)) })))).toHaveLength(10_000)
    expect(await refusalOf(zip(workbook({ S: sheet(rows(10_001)) })))).toBe(
      'The file has more than 10,000 addresses. Please split it',
    )
  })

  it('ends the thread that takes too long for it, and the next file is read', async () => {
    await using impatient = new SpreadsheetReader(0)
    await expect(impatient.read('team.xlsx', xlsx())).rejects.toThrow(TOO_LARGE)
    expect(await emailsOf(xlsx())).toEqual(FOUND)
  })
})

describe('five hundred damaged files', () => {
  it('are each read or refused with words, and the server reads on', async () => {
    const known = new Set([DAMAGED, TOO_LARGE, NO_SPREADSHEET, 'No e-mail addresses were found in this file'])
    const random = seeded(20_261_122)
    const outcomes = { read: 0, refused: 0 }
    for (let count = 0; count < 500; count += 1) {
      const [name, file] = count % 2 === 0 ? ['team.xlsx', xlsx()] : ['team.xls', xls()]
      const refusal = await refusalOf(mutate(file as Buffer, random), name as string)
      if (refusal === 'was read') outcomes.read += 1
      else outcomes.refused += 1
      expect(refusal === 'was read' || known.has(refusal) || /password|macros/.test(refusal) ? '' : refusal).toBe('')
    }
    // Both happen, or nothing would have been tried.
    expect(outcomes.read).toBeGreaterThan(20)
    expect(outcomes.refused).toBeGreaterThan(100)
    expect(await emailsOf(xlsx())).toEqual(FOUND)
  })
})
