import type { GroupId } from '@umkreis/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPlain } from '../../../testing/fake-conversations.ts'
import { buildStored } from '../../../testing/messages.ts'
import { decodeMessages, decodePage, encodeJson, encodePage } from './page-bytes.ts'

const a = 'a' as GroupId
const messageOf = (sequence: number, content: string) => openPlain(buildStored('a', sequence, { content }))
const pageArb = fc
  .uniqueArray(fc.record({ sequence: fc.integer({ min: 1, max: 300 }), content: fc.string({ unit: 'binary' }) }), {
    selector: ({ sequence }) => sequence,
    maxLength: 12,
  })
  .map((all) => all.map(({ sequence, content }) => messageOf(sequence, content)))

describe(encodePage, () => {
  it('is read again, whole and in part, whatever was written', () => {
    fc.assert(
      fc.property(pageArb, fc.integer({ min: 1, max: 4 }), (page, step) => {
        const bytes = encodePage(page)
        const isWanted = (sequence: number) => sequence % step === 0
        expect(decodePage(a, bytes)).toEqual(page)
        expect(decodeMessages(a, bytes, isWanted)).toEqual(page.filter(({ sequence }) => isWanted(sequence)))
      }),
      { seed: 5, numRuns: 300 },
    )
  })

  it('may be empty', () => {
    expect(decodePage(a, encodePage([]))).toEqual([])
    expect(decodeMessages(a, encodePage([]), () => true)).toEqual([])
  })

  it('says the group nowhere', () => {
    expect(new TextDecoder().decode(encodePage([messageOf(1, 'words')]))).not.toContain('groupId')
  })
})

describe(decodeMessages, () => {
  it('reads pages that an earlier version wrote in one line', () => {
    const page = [messageOf(1, 'one\ntwo'), messageOf(2, 'three')]
    expect(decodeMessages(a, encodeJson(page), (sequence) => sequence === 2)).toEqual([page[1]])
  })
})
