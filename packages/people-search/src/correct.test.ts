import { describe, expect, it } from 'vitest'
import { allowedErrors, correctWord, countErrors, createVocabulary } from './correct.ts'

const vocabulary = createVocabulary(
  new Map([
    ['kubernetes', 9],
    ['terraform', 9],
    ['schweissen', 17],
    ['python', 47],
    ['getriebe', 7],
    ['figma', 11],
    ['2024', 3],
    ['cad', 16],
  ]),
)

describe(countErrors, () => {
  it('counts a changed, missing, added or swapped letter as one', () => {
    expect(countErrors('python', 'pytnon', 2)).toBe(1)
    expect(countErrors('python', 'pyton', 2)).toBe(1)
    expect(countErrors('python', 'pythoon', 2)).toBe(1)
    expect(countErrors('python', 'pyhton', 2)).toBe(1)
    expect(countErrors('python', 'python', 2)).toBe(0)
  })

  it('gives up beyond what is allowed', () => {
    expect(countErrors('python', 'pyx', 2)).toBeUndefined()
    expect(countErrors('python', 'jython', 0)).toBeUndefined()
  })
})

describe(correctWord, () => {
  it.each([
    ['kubernets', 'kubernetes'],
    ['kubrenetes', 'kubernetes'],
    ['pyhton', 'python'],
    ['terrafrom', 'terraform'],
    ['schweisen', 'schweissen'],
    ['figmma', 'figma'],
  ])('reads %s as %s', (typed, meant) => {
    expect(correctWord(typed, vocabulary)).toBe(meant)
  })

  it('mends neither short words nor numbers nor what is too far away', () => {
    expect(correctWord('cod', vocabulary)).toBeUndefined()
    expect(correctWord('2025', vocabulary)).toBeUndefined()
    expect(correctWord('pineapple', vocabulary)).toBeUndefined()
  })

  it('prefers fewer errors, then the same first letter, then the word that more people use', () => {
    const close = createVocabulary(
      new Map([
        ['mast', 1],
        ['gast', 50],
        ['rast', 80],
        ['masten', 90],
      ]),
    )
    expect(correctWord('mäst'.normalize('NFD').replace(/\p{M}/gu, ''), close)).toBe('mast')
    expect(correctWord('mxst', close)).toBe('mast')
    // Of short words the first letter is hardly ever wrong, but may be swapped with the second.
    expect(correctWord('xast', close)).toBeUndefined()
    expect(correctWord('arst', close)).toBe('rast')
  })
})

describe(allowedErrors, () => {
  it('grows with the length of the word', () => {
    expect([3, 4, 7, 8, 20].map(allowedErrors)).toEqual([0, 1, 1, 2, 2])
  })
})
