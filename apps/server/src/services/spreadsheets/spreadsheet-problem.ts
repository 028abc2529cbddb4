const DETAILS = {
  'wrong-extension': 'Only .xlsx and .xls files can be read',
  empty: 'The file is empty',
  'not-a-spreadsheet':
    'This is not a spreadsheet, whatever its name says. Save it as .xlsx in your spreadsheet program and try again',
  damaged: 'The file is damaged and can’t be read. Save it again in your spreadsheet program and try once more',
  encrypted: 'The file is protected by a password. Save it without one and try again',
  macros: 'The file contains macros. Save it as .xlsx without them and try again',
  'too-large':
    'The file is too large or too complicated to be read. Copy the column with the addresses into a new file and try again',
  'too-many-addresses': 'The file has more than 10,000 addresses. Please split it',
  'nothing-found': 'No e-mail addresses were found in this file',
} as const

/** Why a spreadsheet is refused. */
export type SpreadsheetProblemCode = keyof typeof DETAILS

/** A spreadsheet that is refused; `message` is fit to be shown. Its code crosses from the thread that reads. */
export class SpreadsheetProblem extends Error {
  override name = 'SpreadsheetProblem'
  readonly code: SpreadsheetProblemCode

  constructor(code: SpreadsheetProblemCode, options?: ErrorOptions) {
    super(DETAILS[code], options)
    this.code = code
  }
}
