import { describe, expect, it } from 'vitest'
import { loadImport } from './load-import.ts'
import { readPdf } from './read-pdf.ts'

describe('an import that was called off before', () => {
  it.each([
    ['a text', () => loadImport('Name: Ada Lovelace', AbortSignal.abort())],
    ['a file', () => loadImport(new File(['Name\nRust\n'], 'Skills.csv'), AbortSignal.abort())],
    ['the pages of a PDF', () => readPdf(new Uint8Array(), AbortSignal.abort())],
  ] as const)('reads nothing of %s', async (_what, read) => {
    await expect(read()).rejects.toMatchObject({ name: 'ImportError', problem: 'time' })
  })
})
