import type { OwnDevice } from '@umkreis/chat-hub'
import { describe, expect, it } from 'vitest'
import { lastUseWords } from './last-use.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 12).getTime()
const device = (changes: Partial<OwnDevice>): OwnDevice => ({
  deviceId: 'd1' as OwnDevice['deviceId'],
  kind: 'device',
  name: 'Firefox on Linux',
  isThis: false,
  addedAtMs: at(2, 9),
  lastUsedAtMs: null,
  ...changes,
})

describe(lastUseWords, () => {
  it.each([
    [{ isThis: true, lastUsedAtMs: at(1, 8) }, 'In use now'],
    [{ lastUsedAtMs: at(20, 7) }, 'Last used today at 07:12'],
    [{ lastUsedAtMs: at(19, 23) }, 'Last used on 19 November 2026'],
    [{}, 'Added on 2 November 2026'],
  ])('says of %o: %s', (changes, words) => {
    expect(lastUseWords(device(changes), at(20, 10))).toBe(words)
  })
})
