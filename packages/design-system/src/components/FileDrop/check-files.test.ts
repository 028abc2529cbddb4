import { describe, expect, it } from 'vitest'
import { checkFiles } from './check-files.ts'

const file = (name: string, bytes = 10, type = '') => new File([new Uint8Array(bytes)], name, { type })
const names = (files: readonly File[]) => files.map(({ name }) => name)

describe('checkFiles', () => {
  it('takes endings in any case, also where the system does not know the kind', () => {
    const { taken, refused } = checkFiles([file('Team.XLSX'), file('team.csv')], { accept: ['.xlsx', '.xls'] })
    expect(names(taken)).toEqual(['Team.XLSX'])
    expect(refused).toEqual([{ name: 'team.csv', reason: 'type' }])
  })

  it('takes kinds, one by one or all of a family', () => {
    const files = [file('a', 1, 'image/png'), file('b', 1, 'image/jpeg'), file('c', 1, 'text/plain')]
    expect(names(checkFiles(files, { accept: ['image/*'] }).taken)).toEqual(['a', 'b'])
    expect(names(checkFiles(files, { accept: ['image/png'] }).taken)).toEqual(['a'])
  })

  it('takes a file of exactly the greatest size and none that is larger', () => {
    const { taken, refused } = checkFiles([file('fits', 10), file('large', 11)], { maxBytes: 10 })
    expect(names(taken)).toEqual(['fits'])
    expect(refused).toEqual([{ name: 'large', reason: 'size' }])
  })

  it('refuses an empty file', () => {
    expect(checkFiles([file('nothing', 0)], {}).refused).toEqual([{ name: 'nothing', reason: 'empty' }])
  })

  it('counts those that are there already', () => {
    const { taken, refused } = checkFiles([file('b'), file('c')], { maxFiles: 2 }, 1)
    expect(names(taken)).toEqual(['b'])
    expect(refused).toEqual([{ name: 'c', reason: 'count' }])
  })

  it('lets a file that does not fit take nobody’s place', () => {
    const { taken } = checkFiles([file('wrong.csv'), file('right.xlsx')], { accept: ['.xlsx'], maxFiles: 1 })
    expect(names(taken)).toEqual(['right.xlsx'])
  })
})
