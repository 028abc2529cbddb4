import { describe, expect, it } from 'vitest'
import { entryName } from './entry-name.ts'

describe(entryName, () => {
  it.each([
    [0, 'Plan.pdf', undefined, '001 Plan.pdf'],
    [41, 'Team München', 'json', '042 Team München.json'],
    [0, '', 'md', '001.md'],
    [0, '../../etc/passwd', undefined, '001 .._.._etc_passwd'],
    [0, 'C:\\con|"x".txt', undefined, '001 C__con__x_.txt'],
    [0, 'gpj.\u202Ephoto', 'json', '001 gpj._photo.json'],
    [0, 'two\nlines', 'md', '001 two_lines.md'],
    [0, `${'🎨'.repeat(200)}.png`, undefined, `001 ${'🎨'.repeat(80)}.png`],
  ])('%i, %j', (index, name, ending, expected) => {
    expect(entryName(index, name, ending)).toBe(expected)
  })
})
