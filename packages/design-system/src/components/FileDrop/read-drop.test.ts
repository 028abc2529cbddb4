import type { DirectoryDropItem, FileDropItem } from 'react-aria-components'
import { describe, expect, it } from 'vitest'
import { readDrop } from './read-drop.ts'

const fileItem = (
  name: string,
  getFile: FileDropItem['getFile'] = async () => new File(['a'], name),
): FileDropItem => ({
  kind: 'file',
  type: '',
  name,
  getFile,
  getText: async () => 'a',
})
const folderItem = (name: string): DirectoryDropItem => ({ kind: 'directory', name, getEntries: async function* () {} })
const gone = () => new DOMException('The file is gone', 'NotFoundError')

describe('readDrop', () => {
  it('keeps the files beside one that cannot be read, and names that one', async () => {
    const drop = await readDrop([
      fileItem('Team.xlsx'),
      fileItem('Gone.xlsx', () => Promise.reject(gone())),
      fileItem('Locked.xlsx', () => {
        throw gone()
      }),
      fileItem('Vertrieb.xls'),
    ])
    expect(drop.files.map(({ name }) => name)).toEqual(['Team.xlsx', 'Vertrieb.xls'])
    expect(drop.refused).toEqual([
      { name: 'Gone.xlsx', reason: 'unreadable' },
      { name: 'Locked.xlsx', reason: 'unreadable' },
    ])
  })

  it('takes no folder for a file', async () => {
    const drop = await readDrop([folderItem('Sheets'), fileItem('Team.xlsx')])
    expect(drop.files.map(({ name }) => name)).toEqual(['Team.xlsx'])
    expect(drop.refused).toEqual([{ name: 'Sheets', reason: 'folder' }])
  })
})
