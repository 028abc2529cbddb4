import { describe, expect, it } from 'vitest'
import { ArgumentError, FormatError } from './errors.ts'
import { ByteReader, ByteWriter } from './wire.ts'

describe(ByteWriter, () => {
  it('[W1] [W2] [W3] writes what a reader reads back, and not a byte more', () => {
    const bytes = new ByteWriter(1)
      .uint8(255)
      .uint32(4_294_967_295)
      .time(Number.MAX_SAFE_INTEGER)
      .id('user-1')
      .fixed(Uint8Array.of(1, 2), 2)
      .variable(Uint8Array.of(3))
      .bytes()
    const reader = new ByteReader(bytes, 'envelope')
    expect(reader.uint8()).toBe(255)
    expect(reader.uint32()).toBe(4_294_967_295)
    expect(reader.time()).toBe(Number.MAX_SAFE_INTEGER)
    expect(reader.id()).toBe('user-1')
    expect(reader.fixed(2)).toEqual(Uint8Array.of(1, 2))
    expect(reader.variable(1)).toEqual(Uint8Array.of(3))
    expect(() => reader.end()).not.toThrow()
  })

  it.each(['', 'with space', 'ümlaut', 'x'.repeat(129)])('[W2] refuses %j as an id', (id) => {
    expect(() => new ByteWriter().id(id)).toThrow(ArgumentError)
  })

  it.each([-1, 256, 1.5])('refuses %d as one byte', (value) => {
    expect(() => new ByteWriter().uint8(value)).toThrow(ArgumentError)
  })
})

describe(ByteReader, () => {
  it('[W4] refuses what is left over', () => {
    expect(() => new ByteReader(Uint8Array.of(1), 'envelope').end()).toThrow(FormatError)
  })

  it('refuses to read past the end, and a count that cannot be true', () => {
    expect(() => new ByteReader(Uint8Array.of(1, 2, 3), 'envelope').uint32()).toThrow(FormatError)
    expect(() => new ByteReader(Uint8Array.of(255, 255, 255, 255), 'envelope').count(1)).toThrow(FormatError)
    expect(() => new ByteReader(Uint8Array.of(0, 0, 0, 9, 1), 'envelope').variable(8)).toThrow(FormatError)
  })

  it('[W1] refuses a time past 2^53', () => {
    expect(() => new ByteReader(new Uint8Array(8).fill(255), 'envelope').time()).toThrow(FormatError)
  })
})
