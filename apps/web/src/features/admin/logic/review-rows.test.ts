import type { ExcelRow } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { addressesToInvite, partOf, startReview, stateOf } from './review-rows.ts'

const row = (value: string, changes: Partial<ExcelRow> = {}): ExcelRow => ({
  sheet: 'Team',
  row: 1,
  value,
  times: 1,
  status: 'ready',
  ...changes,
})
const rows = startReview([
  row('joana lindwerk.example', { status: 'invalid', reason: 'No @ in the address' }),
  row('a@b.example'),
  row('c@b.example', { times: 2 }),
  row('d@b.example', { status: 'already-member' }),
  row('e@b.example', { status: 'already-invited' }),
])
const [broken, ...others] = rows as [(typeof rows)[number], ...typeof rows]

describe(stateOf, () => {
  it('says what each row is', () => {
    expect(rows.map(stateOf)).toEqual(['invalid', 'ready', 'twice', 'already-member', 'already-invited'])
  })

  it('is ready once it was mended', () => {
    expect(stateOf({ ...broken, mended: 'joana@lindwerk' })).toBe('invalid')
    expect(stateOf({ ...broken, mended: ' Joana@lindwerk.example ' })).toBe('ready')
  })
})

describe(addressesToInvite, () => {
  it('names who can be invited and was not left out, each once', () => {
    expect(addressesToInvite(rows)).toEqual(['a@b.example', 'c@b.example'])
    expect(addressesToInvite([{ ...broken, mended: 'A@b.example' }, ...others])).toEqual(['a@b.example', 'c@b.example'])
    expect(addressesToInvite(rows.map((one) => ({ ...one, isLeftOut: one.value === 'a@b.example' })))).toEqual([
      'c@b.example',
    ])
  })
})

describe(partOf, () => {
  it.each([
    ['all', 5],
    ['ready', 2],
    ['members', 2],
    ['twice', 1],
    ['fix', 1],
  ] as const)('%s holds %i', (part, count) => {
    expect(partOf(rows, part)).toHaveLength(count)
  })

  it('keeps a row that was mended where it is mended', () => {
    expect(partOf([{ ...broken, mended: 'joana@lindwerk.example' }], 'fix')).toHaveLength(1)
  })
})
