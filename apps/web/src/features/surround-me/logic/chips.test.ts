import type { QuestionPart } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { listChips, removeChip } from './chips.ts'
import { EMPTY_SEARCH, addFilter } from './search-address.ts'

const asked = { ...EMPTY_SEARCH, text: 'CAD mentor, Leipzig' }
const cad: QuestionPart = { kind: 'text', label: 'CAD mentor', marks: [[0, 10]] }
const leipzig: QuestionPart = { kind: 'city', label: 'Leipzig', marks: [[12, 19]] }
const porto: QuestionPart = { kind: 'city', label: 'Porto', marks: [] }

describe(listChips, () => {
  it('shows the parts in their order', () => {
    expect(listChips(asked, [cad, leipzig]).map((chip) => chip.type === 'part' && chip.index)).toEqual([0, 1])
  })

  it('shows a filter once, as a part where it is one', () => {
    const search = addFilter(asked, 'city', 'Porto')
    expect(listChips(search, [cad, leipzig, porto])).toHaveLength(3)
    expect(listChips(search, [cad, leipzig])).toHaveLength(3)
    expect(listChips(search, [cad, leipzig]).at(-1)).toMatchObject({ type: 'filter', value: 'Porto' })
  })
})

describe(removeChip, () => {
  it("takes a part's words out of the sentence", () => {
    const [, chip] = listChips(asked, [cad, leipzig])
    expect(removeChip(asked, chip!).text).toBe('CAD mentor')
  })

  it('takes a filter off, whether it came back as a part or not', () => {
    const search = addFilter(asked, 'city', 'Porto')
    for (const parts of [[cad, porto], [cad]]) {
      expect(removeChip(search, listChips(search, parts).at(-1)!)).toEqual(asked)
    }
  })

  it('leaves the sentence alone when a filter of the same name is taken off', () => {
    const search = addFilter(asked, 'city', 'Leipzig')
    const chips = listChips(search, [cad, leipzig, { ...leipzig, marks: [] }])
    expect(removeChip(search, chips.at(-1)!)).toEqual(asked)
  })
})
