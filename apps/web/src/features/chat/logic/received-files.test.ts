import { describe, expect, it } from 'vitest'
import { asksToBeDrawn, readPictureType } from '../../../shared/pictures/picture-type.ts'
import { safeFileName } from './safe-file-name.ts'

describe(safeFileName, () => {
  const safe = (name: string) => safeFileName(name, 'file')

  it('leaves an ordinary name as it is', () => {
    expect(safe('Runbook_Migration (2024), Endfassung für Inês.pdf')).toBe(
      'Runbook_Migration (2024), Endfassung für Inês.pdf',
    )
    expect(safe('猫の写真.png')).toBe('猫の写真.png')
  })

  it('never leaves the folder, and is never hidden', () => {
    expect(safe('../../etc/passwd')).toBe('_.._etc_passwd')
    expect(safe('C:\\Windows\\system32.dll')).toBe('C__Windows_system32.dll')
    expect(safe('.bashrc')).toBe('bashrc')
    expect(safe('100 % sure.pdf')).toBe('100 % sure.pdf')
  })

  it('shows the ending that it has', () => {
    expect(safe('invoice\u202Efdp.exe')).toBe('invoice_fdp.exe')
    expect(safe('photo.png\u0000.exe')).toBe('photo.png_.exe')
    expect(safe('photo.jpg\n.exe')).toBe('photo.jpg_.exe')
    expect(safe('setup.exe. . ')).toBe('setup.exe')
    expect(safe('a\u200Bb.txt')).toBe('a_b.txt')
  })

  it('is a name on every system', () => {
    expect(safe('NUL')).toBe('_NUL')
    expect(safe('com1.txt')).toBe('_com1.txt')
    expect(safe('console.txt')).toBe('console.txt')
    expect(safe('')).toBe('file')
    expect(safe('...')).toBe('file')
    expect(safe('///')).toBe('file')
  })

  it('shortens a long name in front of its ending, between characters', () => {
    const long = safe(`${'x'.repeat(300)}.docx`)
    expect(long).toHaveLength(120)
    expect(long.endsWith('x.docx')).toBe(true)
    expect(safe('😀'.repeat(200)).isWellFormed()).toBe(true)
  })
})

describe(readPictureType, () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

  it('knows the pictures that may be drawn by their first bytes', () => {
    expect(readPictureType(bytes('\x89PNG\r\n\x1a\n....'))).toBe('image/png')
    expect(readPictureType(bytes('\xff\xd8\xff\xe0JFIF'))).toBe('image/jpeg')
    expect(readPictureType(bytes('GIF89a'))).toBe('image/gif')
    expect(readPictureType(bytes('RIFF\x01\x02\x03\x04WEBPVP8 '))).toBe('image/webp')
    expect(readPictureType(bytes('\0\0\0\x1cftypavif'))).toBe('image/avif')
  })

  it('takes nothing else for a picture', () => {
    for (const text of [
      '',
      '<svg xmlns="http://www.w3.org/2000/svg">',
      '<!doctype html>',
      '%PDF-1.7',
      'RIFF....WAVE',
    ]) {
      expect(readPictureType(bytes(text))).toBeUndefined()
    }
  })
})

describe(asksToBeDrawn, () => {
  it('is for pictures of pixels that are not too large', () => {
    expect(asksToBeDrawn({ mediaType: 'image/png', sizeBytes: 1000 })).toBe(true)
    expect(asksToBeDrawn({ mediaType: 'IMAGE/JPEG', sizeBytes: 1000 })).toBe(true)
    expect(asksToBeDrawn({ mediaType: 'image/svg+xml', sizeBytes: 1000 })).toBe(false)
    expect(asksToBeDrawn({ mediaType: 'text/html', sizeBytes: 1000 })).toBe(false)
    expect(asksToBeDrawn({ mediaType: 'image/png', sizeBytes: 90_000_000 })).toBe(false)
  })
})
