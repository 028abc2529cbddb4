import type { Bytes } from '@umkreis/crypto'
import { describe, expect, it } from 'vitest'
import { cutIntoPieces } from './cut-into-pieces.ts'
import { describeFile } from './describe-file.ts'

async function* stream(...lengths: number[]): AsyncGenerator<Bytes, void> {
  let next = 0
  for (const length of lengths) yield Uint8Array.from({ length }, () => next++)
}

async function cut(pieceBytes: number, ...lengths: number[]): Promise<number[][]> {
  const pieces: number[][] = []
  for await (const piece of cutIntoPieces(stream(...lengths), pieceBytes)) pieces.push([...piece])
  return pieces
}

describe(cutIntoPieces, () => {
  it('cuts whatever comes into pieces of one length, the last one shorter', async () => {
    expect(await cut(4, 1, 5, 0, 3)).toEqual([[0, 1, 2, 3], [4, 5, 6, 7], [8]])
    expect(await cut(4, 8)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ])
    expect(await cut(4)).toEqual([])
  })

  it('gives pieces that later ones do not change', async () => {
    const pieces: Bytes[] = []
    for await (const piece of cutIntoPieces(stream(2, 2, 2), 2)) pieces.push(piece)
    expect(pieces.map((piece) => [...piece])).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ])
  })
})

describe(describeFile, () => {
  it('keeps name and type where they fit, and something where there is none', () => {
    expect(describeFile({ name: 'a.pdf', type: 'application/pdf' })).toEqual({
      name: 'a.pdf',
      mediaType: 'application/pdf',
    })
    expect(describeFile({ name: ' ', type: '' })).toEqual({ name: 'file', mediaType: 'application/octet-stream' })
    expect(describeFile({ name: 'a', type: 'x'.repeat(200) }).mediaType).toBe('application/octet-stream')
  })

  it('shortens a long name in front of its ending, between characters', () => {
    const { name } = describeFile({ name: `${'😀'.repeat(200)}.pdf`, type: '' })
    expect(name.length).toBeLessThanOrEqual(255)
    expect(name.endsWith('.pdf')).toBe(true)
    expect(name.isWellFormed()).toBe(true)
  })
})
