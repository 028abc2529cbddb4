import { describe, expect, it } from 'vitest'
import { createRecordReader } from './record-reader.ts'
import { joinRecords, splitRecords } from './records.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('splitRecords', () => {
  it('[RC1] takes any number of records out of one text, in order', () => {
    expect(splitRecords('{"a":1}\u001E{"b":2}\u001E')).toEqual(['{"a":1}', '{"b":2}'])
    expect(splitRecords('')).toEqual([])
  })

  it('[RC1] refuses a text whose last record has no end mark', () => {
    expect(() => splitRecords('{}\u001E{"a"')).toThrow(expect.objectContaining({ code: 'incomplete-record' }))
  })

  it('[RC1] takes apart what joinRecords put together', () => {
    for (const records of [[], ['{}'], ['{}', '{"ü":"\\u001e"}', '']]) {
      expect(splitRecords(joinRecords(records))).toEqual(records)
    }
  })
})

describe('createRecordReader', () => {
  const text = joinRecords(['{"a":"Grüße 🚠"}', '{}', '{"b":"ß"}'])

  it('[RC2] gives the same records wherever the bytes are cut', () => {
    const all = bytes(text)
    for (let cut = 0; cut <= all.length; cut += 1) {
      const reader = createRecordReader(100)
      const records = [...reader.push(all.subarray(0, cut)), ...reader.push(all.subarray(cut))]
      expect(records).toEqual(splitRecords(text))
    }
  })

  it('[RC2] gives the same records when every byte comes alone', () => {
    const reader = createRecordReader(100)
    expect([...bytes(text)].flatMap((byte) => reader.push(Uint8Array.of(byte)))).toEqual(splitRecords(text))
  })

  it('[RC2] keeps what it waits for when the memory it was given is reused', () => {
    const reader = createRecordReader(100)
    const memory = bytes('{"a"')
    reader.push(memory)
    memory.fill(0)
    expect(reader.push(':1}\u001E')).toEqual(['{"a":1}'])
  })

  it('[RC3] takes a record of exactly the limit and refuses one byte more', () => {
    expect(createRecordReader(4).push('abcd\u001E')).toEqual(['abcd'])
    expect(() => createRecordReader(4).push('abcde\u001E')).toThrow(
      expect.objectContaining({ code: 'record-too-long' }),
    )
  })

  it('[RC3] counts the limit for each record, not for all that arrives together', () => {
    expect(createRecordReader(4).push('abcd\u001Eabcd\u001Eab')).toEqual(['abcd', 'abcd'])
  })

  it('[RC3] refuses a record without an end mark once too much of it waits', () => {
    const reader = createRecordReader(4)
    expect(reader.push('abc')).toEqual([])
    expect(() => reader.push('de')).toThrow(expect.objectContaining({ code: 'record-too-long' }))
  })

  it('[RC3] refuses bytes that are not UTF-8 instead of repairing them', () => {
    expect(() => createRecordReader(100).push(Uint8Array.of(0x22, 0xc3, 0x22, 0x1e))).toThrow(
      expect.objectContaining({ code: 'invalid-text' }),
    )
  })
})
