/** How much of a file is read at most: far more than any profile holds, and little enough for any device. */

/** Bytes of a file as it is chosen. A whole export of a network with all its lists has a few megabytes. */
export const FILE_MAX_BYTES = 25 * 1024 * 1024
/** Bytes of one file in an archive, and of all that are read, when unpacked. */
export const UNPACKED_MAX_BYTES = 4_000_000
/** Entries of an archive. */
export const ENTRIES_MAX = 5_000
/** Characters of a text. */
export const TEXT_MAX_LENGTH = 400_000
/** Rows of a table, and characters of one of its cells. */
export const ROWS_MAX = 5_000
export const CELL_MAX_LENGTH = 8_000
/** Columns of a table. */
export const COLUMNS_MAX = 60
/** Characters of a description, as `DESCRIPTION_MAX_LENGTH` of the schemas: those would weigh on the worker. */
export const DESCRIPTION_MAX_LENGTH = 500
/** Pages of a document. */
export const PAGES_MAX = 40
/** Skills and languages that are offered. */
export const SKILLS_OFFERED_MAX = 60
export const LANGUAGES_OFFERED_MAX = 12
/** Milliseconds until reading is called off. */
export const READING_MAX_MS = 20_000
